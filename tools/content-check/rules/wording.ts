import { type Page, perPage } from '../page';
import { isInProse, proseOf } from '../prose';
import type { Diagnostic, PageRule } from '../rule';
import { matchesIn, sentencesOf, type Text, type Texts, textsFrom } from '../texts';
import { CONFUSED, PASTED, PUNCTUATION } from '../wording/phrases';
import { repetitionsIn } from '../wording/repetitions';
import { retextFindings } from '../wording/retext';
import { wordsOf } from '../words';

/** The longest sentence that readers follow without starting again. The handbook recommends 25 words. */
const LONGEST_SENTENCE = 40;
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

function longSentences({ start, text }: Text): Diagnostic[] {
  return sentencesOf(text).flatMap((range) => {
    const sentence = text.slice(range.start, range.end);
    const count = sentence.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;
    if (count <= LONGEST_SENTENCE || /^\s*\|/m.test(sentence)) return [];
    const from = start + range.start + sentence.search(/\S/);
    const message = `This sentence has ${count} words, and readers lose the thread after about 25. Make it two.`;
    return [{ start: from, end: start + range.end, message }];
  });
}

function phrases(texts: Texts): Diagnostic[] {
  const rows = [
    ...PASTED.map(([pattern, what]) => [pattern, `${what}. Delete it.`] as const),
    ...[...CONFUSED, ...PUNCTUATION].map(([pattern, advice]) => [pattern, `${advice}.`] as const),
  ];
  return rows.flatMap(([pattern, message]) =>
    matchesIn(texts, pattern).map(({ start, end }) => ({ start, end: Math.max(end, start + 1), message })),
  );
}

/** Paragraphs, then settings and front matter, without the quotation marks around them. */
function textsIn(page: Page): Texts {
  const isQuoted = ({ start }: { start: number }) => page.kind !== 'facts' && (page.frontMatter?.end ?? 0) > start;
  const others = wordsOf(page)
    .filter((words) => !isInProse(page, words))
    .map(({ start, text, ...rest }) => ({
      ...rest,
      start,
      text: isQuoted({ start }) ? text.replace(/^["']|["']$/g, ' ') : text,
    }));
  return textsFrom([...proseOf(page), ...others]);
}

function diagnosticsOf(page: Page): Diagnostic[] {
  const texts = textsIn(page);
  // A tag or code between two words is a space here.
  const isInterrupted = ({ start, end }: Diagnostic) => /[<>`[\](){}]/.test(page.source.slice(start + 1, end - 1));
  const found = [...phrases(texts), ...texts.parts.flatMap(retextFindings)].filter((it) => !isInterrupted(it));
  const all = [
    ...secrets(page),
    ...found,
    ...(page.kind === 'facts' ? [] : repetitionsIn(page)),
    ...texts.parts.flatMap(longSentences),
  ];
  return all.filter(
    (one, index) => !all.slice(0, index).some((other) => one.start < other.end && other.start < one.end),
  );
}

/** Doubled and confused words, long sentences, straight quotation marks, and what was pasted with a text. */
export const wording: PageRule = {
  name: 'wording',
  severity: 'warning',
  handbook: '/handbook/words#spelling',
  readsFacts: true,
  checkPage: perPage((page) => (page.kind === 'handbook' ? [] : diagnosticsOf(page))),
};
