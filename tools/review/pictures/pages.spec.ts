import { expect, test } from '@playwright/test';
import axe from 'axe-core';
import { endAnimations, newScreenshotPage, openForScreenshot } from '../../screenshotPage';
import { AXE_ANNOTATION, AXE_VIEWS, NEW_PICTURE, readPlan, snapshotPath, VIEWS, viewName } from './plan';

const { side, origin, pages } = readPlan();

for (const { route, snapshot } of pages) {
  for (const view of VIEWS) {
    test(`${route}, ${viewName(view)}`, async ({ browser }, testInfo) => {
      // The page's own Content-Security-Policy would block axe.
      const page = await newScreenshotPage(browser, view.width, view.scheme, { bypassCSP: true });
      // The preview's bar is no part of the page.
      await page.route('**/preview/*', (request) => request.abort());
      await openForScreenshot(page, origin + route);
      await endAnimations(page);
      if (side === 'head' && AXE_VIEWS.includes(viewName(view))) {
        await page.evaluate(axe.source);
        const { violations } = await page.evaluate(() => (globalThis as unknown as { axe: typeof axe }).axe.run());
        for (const { id, help, nodes } of violations) {
          const description = JSON.stringify({ id, help, html: nodes[0]?.html.slice(0, 160) });
          testInfo.annotations.push({ type: AXE_ANNOTATION, description });
        }
      }
      if (snapshot !== null) await expect(page).toHaveScreenshot(snapshotPath(snapshot, view), { fullPage: true });
      else {
        const path = testInfo.outputPath(NEW_PICTURE);
        await page.screenshot({ path, fullPage: true, animations: 'disabled' });
        await testInfo.attach(NEW_PICTURE, { path });
      }
      await page.context().close();
    });
  }
}
