import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { chromiumLaunch } from '../../lib/browser';
import { freePort } from '../../lib/freePort';
import { fetchedPackages } from '../fetched/fetchedPackages';

/** What the site uses of Lighthouse's settings and results. Its own types are not installed. */
interface Flags {
  onlyCategories: string[];
}

export interface Result {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] } | undefined>;
  audits: Record<string, { score: number | null; numericValue?: number } | undefined>;
  runtimeError?: { message: string };
}

type Lighthouse = (
  url: string,
  flags: Flags & { port: number; logLevel: string },
) => Promise<{ lhr: Result } | undefined>;

async function load(url: string, flags: Flags): Promise<Result> {
  const module = path.join(fetchedPackages('lighthouse'), 'lighthouse/core/index.js');
  const { default: lighthouse }: { default: Lighthouse } = await import(pathToFileURL(module).href);
  const port = await freePort();
  const browser = await chromium.launch({
    ...chromiumLaunch,
    args: [...chromiumLaunch.args, `--remote-debugging-port=${port}`],
  });
  try {
    const result = await lighthouse(url, { port, logLevel: 'silent', ...flags });
    if (!result || result.lhr.runtimeError) throw new Error(`${url}: ${result?.lhr.runtimeError?.message}`);
    return result.lhr;
  } finally {
    await browser.close();
  }
}

/**
 * Loads a page with Lighthouse as a simulated slow phone, in a new browser.
 * @returns Lighthouse's result
 * @throws Error if Lighthouse fails twice in a row; on a busy machine a single run sometimes fails
 */
export async function runLighthouse(url: string, flags: Flags): Promise<Result> {
  return load(url, flags).catch(() => load(url, flags));
}

/** Returns the figure of an audit in the audit's unit, or NaN if it was not measured. */
export function auditFigure(result: Result, audit: string): number {
  return result.audits[audit]?.numericValue ?? Number.NaN;
}
