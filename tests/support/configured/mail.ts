import type { BrowserContext } from '@playwright/test';
import { refusedAnalytics } from '../standIns';

/** Refuses analytics before a page opens, so that the question is not shown. */
export async function refuseAnalytics(context: BrowserContext, origin: string): Promise<void> {
  await context.addCookies([{ ...refusedAnalytics, url: origin }]);
}
