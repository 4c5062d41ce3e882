import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { chromiumLaunch } from '../../lib/chromium.mjs';
import { installFrom } from '../setup/installFrom';

const FOLDER = path.join(__dirname, 'lighthouse');
const PROGRAM = path.join(FOLDER, 'node_modules/lighthouse/cli/index.js');

/** What the site uses of Lighthouse's result. */
export interface Result {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] } | undefined>;
  audits: Record<string, { score: number | null; numericValue?: number } | undefined>;
}

async function load(url: string, categories: readonly string[]): Promise<Result> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      PROGRAM,
      url,
      '--quiet',
      '--output=json',
      `--only-categories=${categories.join(',')}`,
      `--chrome-flags=${['--headless=new', ...chromiumLaunch.args].join(' ')}`,
    ],
    {
      env: { ...process.env, CHROME_PATH: chromiumLaunch.executablePath ?? chromium.executablePath() },
      maxBuffer: 2 ** 28,
    },
  );
  return JSON.parse(stdout);
}

/**
 * Loads a page with Lighthouse as a simulated slow phone, in a new browser. Installs Lighthouse from its lockfile if it is not there.
 * @throws Error if Lighthouse fails twice in a row; on a busy machine a single run sometimes fails
 */
export async function runLighthouse(
  url: string,
  { onlyCategories }: { onlyCategories: readonly string[] },
): Promise<Result> {
  if (!existsSync(PROGRAM)) installFrom(FOLDER);
  return load(url, onlyCategories).catch(() => load(url, onlyCategories));
}

/** Returns the figure of an audit in the audit's unit, or NaN if it was not measured. */
export function auditFigure(result: Result, audit: string): number {
  return result.audits[audit]?.numericValue ?? Number.NaN;
}
