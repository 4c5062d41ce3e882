import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { filesIn } from '../../lib/files';
import { thirdParties } from '../../src/config/thirdParties';
import { twoStaticPages } from '../support/builtPages';
import { builds } from '../support/builtSites';
import { formTest, test } from '../support/configured/site';
import { replaceThirdParties } from '../support/configured/thirdParties';
import { fillContactForm, openContact } from '../support/enquiryForms';
import { DESKTOP, scriptRuns } from '../support/page';

const [PAGE] = twoStaticPages();
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const READ = /\b(?:window|globalThis|self)\s*(?:\?\.|\.)\s*([A-Za-z_$][\w$]*)/g;
const DECLARED = /^ {4}([A-Za-z_$][\w$]*)\??:/gm;

const textsIn = (folder: string, ending: RegExp) =>
  filesIn(folder)
    .filter((file) => ending.test(file))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'));
const namesIn = (texts: readonly string[], pattern: RegExp) =>
  texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name));

/** What an element in a page could be called: every name of the window in our code, and slugs among those of the libraries. */
async function namesToPlant(page: Page): Promise<string[]> {
  const sources = textsIn('src', /\.tsx?$/);
  const declarations = sources.flatMap((text) => text.match(/interface Window \{[^}]*\}/g) ?? []);
  const libraries = namesIn(textsIn(path.join(builds.site.folder, 'assets/js'), /\.js$/), READ);
  const names = new Set([
    ...['pressedButton', 'siteScriptCheck'],
    ...namesIn(sources, READ),
    ...namesIn(declarations, DECLARED),
    ...libraries.filter((name) => SLUG.test(name)),
  ]);
  return page.evaluate((all) => all.filter((name) => !(name in window)), [...names]);
}

/** Puts a link into every page for each name. */
async function plant(page: Page): Promise<void> {
  const names = await namesToPlant(page);
  expect(names).toEqual(expect.arrayContaining(['dataLayer', 'grecaptcha']));
  const links = names.map((name) => `<a id="${name}" href="/planted">${name}</a>`).join('');
  await page.route(
    (url) => [PAGE, '/contact'].includes(url.pathname),
    async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('<div id=__docusaurus>', `${links}<div id=__docusaurus>`);
      await route.fulfill({ response, body });
    },
  );
}

test('no element of a page answers for a script: the page stays, and consent loads analytics', async ({
  page,
  context,
}) => {
  const requests = await replaceThirdParties(context);
  await context.clearCookies();
  await plant(page);
  await page.setViewportSize(DESKTOP);
  await page.goto(PAGE);
  await scriptRuns(page);
  await expect(page.locator('#pressedButton')).toBeAttached();
  await page.mouse.move(300, 300);
  await page.locator('[data-consent=agree]').click();
  await expect.poll(() => requests).toContain(thirdParties.analytics.scriptUrl);
  await expect(page).toHaveURL(PAGE);
});

formTest('no element of a page answers for a script: the form sends', async ({ page, service }) => {
  await plant(page);
  const contact = await openContact(page);
  await expect(page.locator('#pressedButton')).toBeAttached();
  await fillContactForm(page);
  await contact.submit.click();
  await expect(contact.success).toBeVisible();
  expect(service.mails).toHaveLength(1);
});
