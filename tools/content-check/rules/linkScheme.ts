import { visit } from 'unist-util-visit';
import { addressDiagnostic } from '../addressDiagnostics';
import { linksOf } from '../links';
import type { Page } from '../page';
import { rangeOf } from '../range';
import type { Diagnostic, PageRule } from '../rule';

/** `](mailto office@…)`: Markdown makes no link of an address with a blank in it, and shows all of it as words. */
const BLANK_IN_ADDRESS = /\]\(((?:mailto|tel|sms|https?)[:;]?[/\\]*)\s/gi;

function linksThatAreNone(page: Page): Diagnostic[] {
  const problems: Diagnostic[] = [];
  if (!page.tree) return problems;
  visit(page.tree, 'text', (node) => {
    const { start, end } = rangeOf(node);
    for (const match of page.source.slice(start, end).matchAll(BLANK_IN_ADDRESS)) {
      const [, beginning = ''] = match;
      const place = start + match.index + ']('.length;
      const message = `This is no link: there is a blank after "${beginning}". Write "${beginning.replace(/[:;/\\]*$/, '')}:" and the address without one.`;
      problems.push({ start: place, end: place + beginning.length, message });
    }
  });
  return problems;
}

/** Links out of the site whose beginning is mistyped or missing: `htps://`, `https:/`, `www.`, `mailto` without a colon. */
export const linkScheme: PageRule = {
  name: 'link-scheme',
  severity: 'error',
  handbook: '/handbook/pages#links',
  checkPage: (page) => [
    ...linksOf(page).flatMap(({ target, start, end }) => {
      const typo = addressDiagnostic(target);
      return typo ? [{ start, end, ...typo }] : [];
    }),
    ...linksThatAreNone(page),
  ],
};
