import { type Page, perPage } from '../page';
import type { Diagnostic, PageRule } from '../rule';
import { matchesIn, textsOf } from '../texts';
import { PHRASES } from '../wording/phrases';
import { retextFindings } from '../wording/retext';

/** Keys of services, also in code samples. */
const SECRET =
  /\b(?:sk|pk|rk)_(?:live|test)_\w{8,}|\bAKIA[A-Z0-9]{12,}|\bgh[pousr]_\w{20,}|\bgithub_pat_\w{20,}|\bxox[abprs]-[\w-]{10,}|\bAIza[\w-]{30,}|-----BEGIN [A-Z ]*PRIVATE KEY-----|(?<=:\/\/)[^\s/:@]+:[^\s/@]+(?=@)/g;

function secrets({ source }: Page): Diagnostic[] {
  return [...source.matchAll(SECRET)].map(({ index, 0: text }) => {
    const message =
      'This looks like a secret key or a password. Delete it here, and change it where it is used, because anyone can read this page.';
    return { start: index, end: index + text.length, message };
  });
}

function diagnosticsOf(page: Page): Diagnostic[] {
  const texts = textsOf(page).filter(({ kind }) => kind !== 'name');
  const phrases = PHRASES.flatMap(([pattern, message]) =>
    matchesIn(texts, pattern).map(({ start, end }) => ({ start, end: Math.max(end, start + 1), message })),
  );
  // A tag or code between two words is a space here.
  const isInterrupted = ({ start, end }: Diagnostic) => /[<>`[\](){}]/.test(page.source.slice(start + 1, end - 1));
  const found = [...phrases, ...texts.flatMap(retextFindings)].filter((it) => !isInterrupted(it));
  const all = [...secrets(page), ...found];
  return all.filter(
    (one, index) => !all.slice(0, index).some((other) => one.start < other.end && other.start < one.end),
  );
}

/** Doubled and confused words, straight quotation marks, secret keys, and what was pasted with a text. */
export const wording: PageRule = {
  name: 'wording',
  severity: 'warning',
  handbook: '/handbook/words#spelling',
  readsFacts: true,
  checkPage: perPage((page) => (page.kind === 'handbook' ? [] : diagnosticsOf(page))),
};
