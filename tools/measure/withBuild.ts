import { cpSync, rmSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';
import { chromiumLaunch } from '../../lib/browser';
import { temporaryFolder } from '../../lib/siteCopy';
import { withHosts } from './hosts';

/** Serves a compressed copy of `build/` and starts a browser. Stops both when `use` ends. */
export async function withBuild<Result>(use: (browser: Browser, origin: string) => Promise<Result>): Promise<Result> {
  const copy = temporaryFolder('measure');
  const browser = await chromium.launch(chromiumLaunch);
  try {
    cpSync('build', copy, { recursive: true });
    return await withHosts([copy], ([origin = '']) => use(browser, origin));
  } finally {
    await browser.close();
    rmSync(copy, { recursive: true, force: true });
  }
}
