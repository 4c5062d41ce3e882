import { chromium } from '@playwright/test';
import type { Flags, Result } from 'lighthouse';
import { chromiumLaunch } from '../../lib/browser';
import { freePort } from '../../lib/freePort';

async function load(url: string, flags: Flags): Promise<Result> {
  // Lighthouse is an ES module only.
  const { default: lighthouse } = await import('lighthouse');
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
