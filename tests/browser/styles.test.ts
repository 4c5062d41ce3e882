/** A page contains a part of the stylesheet. In each of its states, every element looks as with the whole one. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import postcss from 'postcss';
import { consentStrings } from '../../src/facts/cookies';
import { menus } from '../../src/facts/navigation';
import { strings } from '../../src/facts/strings';
import { pageWith } from '../support/builtPages';
import { builds } from '../support/builtSites';
import { test } from '../support/configured/site';
import { openContact, openFilledContact, submitByScript } from '../support/enquiryForms';
import { MailService } from '../support/mailService';
import { adoptStyles, DESKTOP, movePointer, PHONE, reactRuns, scriptRuns } from '../support/page';

/** The rules of the whole stylesheet. Those for fonts stay in the page: a font that is declared again is loaded again, and may be late. */
function wholeStylesheet(): string[] {
  const folder = path.join(builds.site.folder, 'assets/css');
  return readdirSync(folder)
    .flatMap((file) => postcss.parse(readFileSync(path.join(folder, file), 'utf8')).nodes)
    .map(String)
    .filter((rule) => !rule.startsWith('@font-face'));
}

/** Gives the page the whole stylesheet. Returns what changed: each element with its declarations before and after. */
function changesUnder(page: Page, stylesheet: string[]): Promise<string[]> {
  return page.evaluate((rules) => {
    const declarations = () =>
      [...document.querySelectorAll('html, body, body *')].flatMap((element) =>
        ['', '::before', '::after'].map((part) => {
          const style = getComputedStyle(element, part);
          const isThere = part === '' || style.content !== 'none';
          // A page leaves out the custom properties that it does not use.
          const names = isThere ? [...style].filter((name) => !name.startsWith('--')) : [];
          const all = names.map((name) => `${name}: ${style.getPropertyValue(name)}`);
          return { name: `<${element.localName} class="${element.className}">${part}`, all };
        }),
      );
    const before = declarations();
    const [own] = document.styleSheets;
    if (!own) throw new Error('The page has no styles.');
    for (let index = own.cssRules.length - 1; index >= 0; index -= 1) {
      if (!(own.cssRules[index] instanceof CSSFontFaceRule)) own.deleteRule(index);
    }
    // As they are written: the browser's own text of a rule loses shorthand properties with variables.
    for (const rule of rules) own.insertRule(rule, own.cssRules.length);
    return declarations().flatMap(({ name, all }, index) => {
      const changed = all.filter((declaration, place) => declaration !== before[index]?.all[place]);
      return changed.length > 0 ? `${name} ${changed.join('; ')}` : [];
    });
  }, stylesheet);
}

/** Opens a page as an impatient visitor who has already refused analytics. */
async function openPage(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await movePointer(page);
  await scriptRuns(page);
}

const states: Record<string, (page: Page) => Promise<void>> = {
  'a menu': async (page) => {
    await openPage(page, '/');
    await page.getByRole('button', { name: menus[0]?.title ?? '', exact: true }).click();
  },
  'the drawer': async (page) => {
    await page.setViewportSize(PHONE);
    await openPage(page, '/');
    await page.getByRole('button', { name: strings.openMenu }).click();
    await expect(page.getByRole('dialog', { name: strings.drawerTitle })).toBeVisible();
  },
  'errors in a form': async (page) => {
    const { agreement, submit, errorSummary } = await openContact(page);
    await agreement.check();
    await submit.click();
    await expect(errorSummary).toBeVisible();
  },
  'a toast above a form': async (page) => {
    await submitByScript((await openContact(page)).form);
    await expect(
      page
        .getByRole('listitem')
        .filter({ has: page.getByRole('button') })
        .first(),
    ).toBeVisible();
  },
  'an enquiry that was sent': async (page) => {
    await MailService.at(page);
    const { submit, success } = await openFilledContact(page);
    await submit.click();
    await expect(success).toBeVisible();
  },
  'the page after a payment': async (page) => {
    await page.addInitScript(() => Object.assign(window, { signedIn: true }));
    await page.goto('/subscription-success?session_id=cs_1');
    await reactRuns(page);
    await expect(page.getByRole('listitem').filter({ hasText: strings.subscriptionActivated.title })).toBeVisible();
  },
  'an open question': async (page) => {
    await openPage(page, pageWith('[data-questions]'));
    await page.locator('[data-questions] summary').first().click();
  },
  'the question about cookies': async (page) => {
    await page.context().clearCookies();
    await openPage(page, '/');
    await expect(page.getByRole('region', { name: consentStrings.title })).toBeVisible();
  },
};

/** One page of each kind. */
const kinds = ['/', '/contact', '/assessment', '/auth/callback', '/no-such-page'];
kinds.push(...new Set(['main table', 'main article', 'main dl', 'main pre'].map(pageWith).filter(Boolean)));
for (const route of kinds) states[route] = (page) => openPage(page, route);

test.use({ viewport: DESKTOP });

for (const [state, open] of Object.entries(states)) {
  test(`everything looks as with the whole stylesheet: ${state}`, async ({ page }) => {
    await open(page);
    await adoptStyles(page, '*, ::before, ::after { transition: none !important; }');
    expect(await changesUnder(page, wholeStylesheet())).toEqual([]);
  });
}
