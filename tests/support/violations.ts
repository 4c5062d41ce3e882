import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Set by `collectViolations`. */
    reportViolation?: (violation: string) => void;
  }
}

/** Collects what the content policy blocks, on every document that the page opens from now on. */
export async function collectViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('reportViolation', (violation: string) => violations.push(violation));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      window.reportViolation?.(`${effectiveDirective}: ${blockedURI} ${sample}`.trim());
    });
  });
  return violations;
}
