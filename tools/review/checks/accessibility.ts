import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { groupBy } from '../../../lib/groupBy';
import { endAnimations } from '../../../lib/screenshotPage';
import { ALL_PAGES, type ChangeGroup, type Check } from '../../../plugins/preview/changes';
import { counted } from '../groups/group';
import type { ReviewBrowser, Side } from '../screenshots/reviewBrowser';

/** With more changed pages than this, those with the first changes are checked. */
const MAX_PAGES = 40;
const VIEWS = [
  { width: 390, scheme: 'light' },
  { width: 1280, scheme: 'dark' },
] as const;

interface Violation {
  /** The rule. */
  id: string;
  /** How many elements violate it. */
  count: number;
  text: string;
  /** The screen and the theme; empty until they are known. */
  view: string;
}

/** Runs axe inside an element, in the theme of the page. */
async function violationsIn(page: Page, selector: string): Promise<Violation[]> {
  await endAnimations(page);
  await page.evaluate(axe.source);
  const violations = await page.evaluate(async (within) => {
    const result = await (window as unknown as { axe: typeof axe }).axe.run(within, { resultTypes: ['violations'] });
    return result.violations.map(({ id, help, nodes }) => ({
      ...{ id, help, html: nodes[0]?.html ?? '', count: nodes.length },
    }));
  }, selector);
  return violations.map(({ id, help, html, count }) => ({
    ...{ id, count, view: '' },
    text: `${help} (${counted(count, 'element')}): ${html.slice(0, 120)}`,
  }));
}

const VIEW_NAMES = { 390: 'On a phone', 1280: 'On a desktop' };

async function violationsOn({ open }: ReviewBrowser, side: Side, route: string): Promise<Violation[]> {
  const violations: Violation[] = [];
  for (const { width, scheme } of VIEWS) {
    const page = await open(side, route, width);
    await page.emulateMedia({ colorScheme: scheme });
    for (const violation of await violationsIn(page, 'html'))
      violations.push({ ...violation, view: `${VIEW_NAMES[width]}, ${scheme}` });
    await page.emulateMedia({ colorScheme: 'light' });
  }
  return violations;
}

/** Reports each rule once, with the views in which it is violated. */
function textsOf(violations: readonly Violation[]): string[] {
  return [...groupBy(violations, ({ id }) => id).values()].map(
    (same) => `${same.map(({ view }) => view).join('; ')}: ${same[0].text}`,
  );
}

/** Returns the violations of the new build that the old one has fewer of. */
async function added(read: (side: Side) => Promise<Violation[]>, existed: boolean) {
  const after = await read('after');
  const before = existed && after.length > 0 ? await read('before') : [];
  const isOld = ({ id, view, count }: Violation) =>
    before.some((old) => old.id === id && old.view === view && old.count >= count);
  const fresh = after.filter((violation) => !isOld(violation));
  return { fresh, old: textsOf(after.filter(isOld)).length };
}

/**
 * Runs axe over the changed pages, light on a phone and dark on a desktop.
 * @param otherMarkup routes of pages whose markup differs, although readers may see no change
 */
export async function checkAccessibility(
  browser: ReviewBrowser,
  groups: readonly ChangeGroup[],
  otherMarkup: readonly string[],
  log: (text: string) => void,
): Promise<Check> {
  const name = 'Accessibility';
  const changed = groups
    .filter(({ kind }) => kind !== 'removed')
    .flatMap(({ places }) => places)
    .filter(({ part }) => part !== 'head')
    .map(({ route }) => route);
  const isShellChanged = changed.includes(ALL_PAGES);
  const routes = [...new Set([...changed.map((route) => (route === ALL_PAGES ? '/' : route)), ...otherMarkup])].slice(
    0,
    MAX_PAGES,
  );
  if (routes.length === 0) return { name, state: 'passed', sentence: 'No page changed.', findings: [] };
  log(`Checking accessibility of ${counted(routes.length, 'page')} …`);
  const isNew = new Set(groups.filter(({ kind }) => kind === 'added').map(({ places }) => places[0]?.route));
  const findings: Check['findings'] = [];
  let known = 0;
  for (const route of routes) {
    const { fresh, old } = await added((side) => violationsOn(browser, side, route), !isNew.has(route));
    findings.push(...textsOf(fresh).map((text) => ({ text, route })));
    known += old;
  }
  const shell = isShellChanged ? ', the home page for header and footer among them' : '';
  const checked = `${counted(routes.length, 'page')} whose words, look or markup changed${shell}`;
  const found = findings.length === 0 ? 'nothing new' : counted(findings.length, 'new problem');
  const before = known > 0 ? ` The old version has ${counted(known, 'problem')} that this change did not make.` : '';
  const sentence = `The accessibility check (axe) found ${found}, in both themes, on ${checked}.${before}`;
  return { name, state: findings.length === 0 ? 'passed' : 'found', sentence, findings };
}
