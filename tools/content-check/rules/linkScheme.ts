import { addressDiagnostic } from '../addressDiagnostic';
import { linksOf } from '../links';
import { nodesOf, type Page } from '../page';
import { rangeOf } from '../range';
import type { Diagnostic, PageRule } from '../rule';

/** `](mailto office@…)`: Markdown shows a link as text if its address contains a space. */
const SPACE_IN_ADDRESS = /\]\(((?:mailto|tel|sms|https?)[:;]?[/\\]*)\s/gi;

function linksWithSpaces(page: Page): Diagnostic[] {
  const texts = nodesOf(page).filter(({ type }) => type === 'text');
  return texts.map(rangeOf).flatMap((range) =>
    [...page.source.slice(range.start, range.end).matchAll(SPACE_IN_ADDRESS)].map((match) => {
      const [, beginning = ''] = match;
      const start = range.start + match.index + ']('.length;
      const message = `This is not a link yet, because there is a space after "${beginning}". Write "${beginning.replace(/[:;/\\]*$/, '')}:" and the address without a space.`;
      return { start, end: start + beginning.length, message };
    }),
  );
}

/** Addresses whose start is misspelled, missing or not allowed: `htps://`, `https:/`, `www.`, `mailto` without a colon, `../`. */
export const linkScheme: PageRule = {
  name: 'link-scheme',
  severity: 'error',
  handbook: '/handbook/pages#links',
  checkPage: (page) => [
    ...linksOf(page).flatMap(({ target, isFile, start, end }) => {
      const diagnostic = addressDiagnostic(target, isFile);
      return diagnostic ? [{ start, end, ...diagnostic }] : [];
    }),
    ...linksWithSpaces(page),
  ],
};
