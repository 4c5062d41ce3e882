import axe from 'axe-core';
import { ALL_PAGES, type ChangeGroup, type Check } from '../../../plugins/preview/changes';
import { counted } from '../groups/group';
import type { ReviewBrowser } from '../screenshots/reviewBrowser';

/** With more changed pages than this, those with the first changes are checked. */
const MAX_PAGES = 40;
const VIEWS = [
  { width: 390, scheme: 'light' },
  { width: 1280, scheme: 'dark' },
] as const;

type Findings = Check['findings'];

async function violationsOn({ open }: ReviewBrowser, route: string): Promise<Findings> {
  const findings = new Map<string, Findings[number]>();
  for (const { width, scheme } of VIEWS) {
    const page = await open('after', route, width);
    await page.emulateMedia({ colorScheme: scheme });
    await page.evaluate(axe.source);
    const violations = await page.evaluate(async () => {
      const result = await (window as unknown as { axe: typeof axe }).axe.run('html', { resultTypes: ['violations'] });
      return result.violations.map(({ id, help, nodes }) => ({
        id,
        help,
        html: nodes[0]?.html ?? '',
        count: nodes.length,
      }));
    });
    await page.emulateMedia({ colorScheme: 'light' });
    for (const { id, help, html, count } of violations) {
      findings.set(id, { text: `${help} (${counted(count, 'element')}): ${html.slice(0, 120)}`, route });
    }
  }
  return [...findings.values()];
}

/** Runs axe over the changed pages: light on a phone, dark on a desktop. */
export async function checkAccessibility(
  browser: ReviewBrowser,
  groups: readonly ChangeGroup[],
  log: (text: string) => void,
): Promise<Check> {
  const name = 'Accessibility';
  const changed = groups
    .filter(({ kind }) => kind !== 'removed')
    .flatMap(({ places }) => places.map(({ route }) => (route === ALL_PAGES ? '/' : route)));
  const routes = [...new Set(changed)].slice(0, MAX_PAGES);
  if (routes.length === 0) return { name, state: 'skipped', sentence: 'No page changed.', findings: [] };
  log(`Checking accessibility of ${counted(routes.length, 'page')} …`);
  const findings: Findings = [];
  for (const route of routes) findings.push(...(await violationsOn(browser, route)));
  const sentence = `axe found ${findings.length === 0 ? 'nothing' : counted(findings.length, 'problem')} on ${counted(routes.length, 'changed page')}, in both themes.`;
  return { name, state: findings.length === 0 ? 'passed' : 'found', sentence, findings };
}
