/** A page contains a part of the stylesheet. In every state, each element looks as it does with the whole stylesheet. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { agreementMessages } from '../../src/facts/formStrings';
import { menus } from '../../src/facts/navigation';
import { consentStrings } from '../../src/facts/storage';
import { strings } from '../../src/facts/strings';
import { builds } from '../support/builds';
import { pageWith } from '../support/builtPages';
import { openForm } from '../support/enquiryForms';
import { adoptStyles, movePointer, PHONE, pageRests } from '../support/page';
import { test } from '../support/test';

/** Returns the stylesheet of the built site, of which every page has a part. */
function wholeStylesheet(): string {
  const directory = path.join(builds.site.directory, 'assets/css');
  return readdirSync(directory)
    .map((file) => readFileSync(path.join(directory, file), 'utf8'))
    .join('');
}

/** Adds the whole stylesheet to the page. Returns the elements that look different with it, and their new declarations. */
function changesUnder(page: Page, stylesheet: string): Promise<string[]> {
  return page.evaluate((text) => {
    const declarations = () =>
      [...document.querySelectorAll('html, body, body *')].flatMap((element) =>
        ['', '::before', '::after'].map((part) => {
          const style = getComputedStyle(element, part);
          // A page leaves out the custom properties that it does not use.
          const names = part && style.content === 'none' ? [] : [...style].filter((name) => !name.startsWith('--'));
          const values = names.map((name) => `${name}: ${style.getPropertyValue(name)}`);
          return { name: `<${element.localName} class="${element.className}">${part}`, values };
        }),
      );
    const before = declarations();
    const whole = new CSSStyleSheet();
    whole.replaceSync(text);
    for (const own of document.styleSheets) own.disabled = true;
    document.adoptedStyleSheets.unshift(whole);
    return declarations().flatMap(({ name, values }, index) => {
      const changed = values.filter((value, place) => value !== before[index]?.values[place]);
      return changed.length > 0 ? `${name} ${changed.join('; ')}` : [];
    });
  }, stylesheet);
}

const states: Record<string, (page: Page) => Promise<unknown>> = {
  'a menu and the question about cookies': async (page) => {
    await page.context().clearCookies();
    await page.goto('/');
    await movePointer(page);
    await expect(page.getByRole('region', { name: consentStrings.title })).toBeVisible();
    await page.getByRole('button', { name: menus[0]?.title ?? '', exact: true }).click();
  },
  'the drawer': async (page) => {
    await page.setViewportSize(PHONE);
    await page.goto('/');
    await page.getByRole('button', { name: strings.openMenu }).click();
    await expect(page.getByRole('dialog', { name: strings.drawerTitle })).toBeVisible();
  },
  'errors in a form': async (page) => {
    const { agreement, submit, errorSummary } = await openForm(page);
    await agreement.check();
    await submit.click();
    await expect(errorSummary).toBeVisible();
  },
  'a toast': async (page) => {
    // This page has no questions: browsers measure closed answers only when something else asks for it.
    const { form } = await openForm(page, 'assessment');
    await form.locator('form').evaluate((element: HTMLFormElement) => element.requestSubmit());
    await expect(page.getByRole('listitem').filter({ hasText: agreementMessages.assessment.text })).toBeVisible();
  },
  'an open question': async (page) => {
    await page.goto(pageWith('[data-questions]'));
    await page.locator('[data-questions] summary').first().click();
  },
};
const NOWHERE = '/no-such-page';
const others = ['/assessment', NOWHERE, ...['main table', 'main dl', 'main pre'].map(pageWith)];
for (const route of new Set(others.filter(Boolean))) states[route] = (page) => page.goto(route);

for (const [state, open] of Object.entries(states)) {
  test(`everything looks as with the whole stylesheet: ${state}`, async ({ page, pageErrors }) => {
    // A font that arrives late is not used until the styles change, and then changes the size of every text.
    await page.route('**/*.woff2', (route) => route.abort());
    await open(page);
    await pageRests(page);
    await adoptStyles(page, '*, ::before, ::after { transition: none !important; scrollbar-width: none !important; }');
    expect(await changesUnder(page, wholeStylesheet())).toEqual([]);
    if (state === NOWHERE) expect(pageErrors.splice(0)).toEqual([`404: no page at ${NOWHERE}`]);
  });
}
