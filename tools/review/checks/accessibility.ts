import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { endAnimations } from '../../../lib/screenshotPage';
import { ALL_PAGES, type ChangeGroup, type Check } from '../../../plugins/preview/changes';
import { counted } from '../groups/group';
import type { ReviewBrowser } from '../screenshots/reviewBrowser';
import { withState } from '../states/pictureStates';
import type { StatesBrowser } from '../states/readStates';

/** With more changed pages than this, those with the first changes are checked. */
const MAX_PAGES = 40;
const MAX_STATES = 12;
const VIEWS = [
  { width: 390, scheme: 'light' },
  { width: 1280, scheme: 'dark' },
] as const;

type Findings = Check['findings'];

/** Runs axe inside an element, in the theme of the page. */
async function violationsIn(page: Page, selector: string): Promise<{ id: string; text: string }[]> {
  await endAnimations(page);
  await page.evaluate(axe.source);
  const violations = await page.evaluate(async (within) => {
    const result = await (window as unknown as { axe: typeof axe }).axe.run(within, { resultTypes: ['violations'] });
    return result.violations.map(({ id, help, nodes }) => ({
      ...{ id, help, html: nodes[0]?.html ?? '', count: nodes.length },
    }));
  }, selector);
  return violations.map(({ id, help, html, count }) => ({
    id,
    text: `${help} (${counted(count, 'element')}): ${html.slice(0, 120)}`,
  }));
}

async function violationsInState(states: StatesBrowser, name: string, mark: string): Promise<Findings> {
  const found = new Map<string, Findings[number]>();
  await withState(states, 'after', name, async ({ page, element }) => {
    await element.evaluate((node) => node.setAttribute('data-checked', ''));
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      for (const { id, text } of await violationsIn(page, '[data-checked]'))
        found.set(id, { text: `${name}: ${text}`, mark });
    }
    await page.emulateMedia({ colorScheme: 'light' });
    await element.evaluate((node) => node.removeAttribute('data-checked'));
  });
  return [...found.values()];
}

async function violationsOn({ open }: ReviewBrowser, route: string): Promise<Findings> {
  const findings = new Map<string, Findings[number]>();
  for (const { width, scheme } of VIEWS) {
    const page = await open('after', route, width);
    await page.emulateMedia({ colorScheme: scheme });
    for (const { id, text } of await violationsIn(page, 'html')) findings.set(id, { text, route });
    await page.emulateMedia({ colorScheme: 'light' });
  }
  return [...findings.values()];
}

/**
 * Runs axe over the changed pages, light on a phone and dark on a desktop, and over changed states.
 * @param otherMarkup routes of pages whose markup differs, although readers may see no change
 */
export async function checkAccessibility(
  browser: ReviewBrowser,
  states: StatesBrowser | null,
  groups: readonly ChangeGroup[],
  otherMarkup: readonly string[],
  log: (text: string) => void,
): Promise<Check> {
  const name = 'Accessibility';
  const changed = groups
    .filter(({ kind }) => kind !== 'removed')
    .flatMap(({ places }) => places)
    .filter(({ part }) => part !== 'state' && part !== 'head')
    .map(({ route }) => (route === ALL_PAGES ? '/' : route));
  const routes = [...new Set([...changed, ...otherMarkup])].slice(0, MAX_PAGES);
  const marks = new Map(
    groups.flatMap(({ mark, places }) =>
      places.filter(({ part }) => part === 'state').map(({ where }): [string, string] => [where, mark]),
    ),
  );
  const changedStates = [...marks].slice(0, MAX_STATES);
  if (routes.length + changedStates.length === 0)
    return { name, state: 'passed', sentence: 'No page changed.', findings: [] };
  log(`Checking accessibility of ${counted(routes.length, 'page')} …`);
  const findings: Findings = [];
  for (const route of routes) findings.push(...(await violationsOn(browser, route)));
  if (states) {
    for (const [name, mark] of changedStates) findings.push(...(await violationsInState(states, name, mark)));
  }
  const where = [
    ...(routes.length > 0 ? [counted(routes.length, 'changed page')] : []),
    ...(changedStates.length > 0 ? [counted(changedStates.length, 'changed state')] : []),
  ];
  const sentence = `axe found ${findings.length === 0 ? 'nothing' : counted(findings.length, 'problem')} on ${where.join(' and ')}, in both themes.`;
  return { name, state: findings.length === 0 ? 'passed' : 'found', sentence, findings };
}
