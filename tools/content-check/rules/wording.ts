import { type Page, perPage } from '../page';
import type { Diagnostic, PageRule } from '../rule';
import { matchesIn, textsOf } from '../texts';
import { PHRASES } from '../wording/phrases';
import { retextFindings } from '../wording/retext';

function diagnosticsOf(page: Page): Diagnostic[] {
  const texts = textsOf(page).filter(({ kind }) => kind !== 'name');
  const phrases = PHRASES.flatMap(([pattern, message]) =>
    matchesIn(texts, pattern).map(({ start, end }) => ({ start, end: Math.max(end, start + 1), message })),
  );
  // A tag or code between two words is a space here.
  const isInterrupted = ({ start, end }: Diagnostic) => /[<>`[\](){}]/.test(page.source.slice(start + 1, end - 1));
  const found = [...phrases, ...texts.flatMap(retextFindings)].filter((it) => !isInterrupted(it));
  return found.filter(
    (one, index) => !found.slice(0, index).some((other) => one.start < other.end && other.start < one.end),
  );
}

/** Doubled and confused words, straight quotation marks, and what was pasted with a text. */
export const wording: PageRule = {
  name: 'wording',
  severity: 'warning',
  handbook: '/handbook/words#spelling',
  readsFacts: true,
  checkPage: perPage((page) => (page.kind === 'handbook' ? [] : diagnosticsOf(page))),
};
