import { groupBy } from '../../../lib/groupBy';
import { type Page, perPage } from '../page';
import { isInProse, proseOf } from '../prose';
import type { Range } from '../range';
import type { Diagnostic, PageRule } from '../rule';
import { matchesIn, sentencesOf, type Text, type TextMatch, type Texts, textsFrom } from '../texts';
import { unbalancedIn } from '../wording/balance';
import { pastedIn } from '../wording/pasted';
import { ASSISTANT, CONFUSED, LEFTOVERS } from '../wording/phrases';
import { repetitionsIn } from '../wording/repetitions';
import { type Words, wordsOf } from '../words';

/** Words that may stand twice in a row: "the fact that that page exists", "he had had". */
const MAY_REPEAT = new Set(['that', 'had']);
/** Words that may also be repeated on purpose, but not by chance at the end of a line. */
const MAY_BE_STRESSED = new Set(['bye', 'no', 'so', 'very', 'is', 'do', 'ha']);
const DOUBLED = /(?<![\p{L}\p{N}'’-])(\p{L}[\p{L}'’]*)(\s+)\1(?![\p{L}\p{N}'’-])/giu;

/** The longest sentence that readers follow without starting again. The handbook recommends 25 words. */
const LONGEST_SENTENCE = 40;

const STRAIGHT_QUOTE = /"|(?<=\p{L})'(?=\p{L})|(?<=^|[\s(])'(?=\p{L})|(?<=\p{L}s?)'(?=\s|[.,;:!?)]|$)/gu;

function doubledWords(texts: Texts): Diagnostic[] {
  return matchesIn(texts, DOUBLED).flatMap(({ match, start, end }) => {
    const [, word = '', gap = ''] = match;
    const isName =
      /^\p{Lu}/u.test(word) &&
      /\p{Lu}/u.test(match[0].slice(word.length + gap.length).charAt(0)) &&
      !/^(the|a|an|and|of|to|in|we|you|it)$/i.test(word);
    const isNextLine = gap.includes('\n');
    const isMeant = MAY_REPEAT.has(word.toLowerCase()) || (!isNextLine && MAY_BE_STRESSED.has(word.toLowerCase()));
    if (isMeant || isName || (gap.length > 1 && !isNextLine)) return [];
    return [{ start, end, message: `"${word}" is written twice in a row. Delete one.` }];
  });
}

/** Only the first of a text, because the others have the same cause. */
function firstOfEach(matches: readonly TextMatch[]): TextMatch[] {
  return [...groupBy(matches, ({ text }) => text).values()].map(([first]) => first);
}

function straightQuotes(texts: Texts): Diagnostic[] {
  return firstOfEach(matchesIn(texts, STRAIGHT_QUOTE)).flatMap(({ match, start, end, text }) => {
    const isInches = /\d$/.test(text.slice(0, match.index)) && match[0] === '"';
    if (isInches) return [];
    const better = match[0] === '"' ? '“ and ”' : '’';
    const message = `The site uses curly quotation marks and apostrophes in sentences. Write ${better}.`;
    return [{ start, end, message }];
  });
}

function assistantWords(texts: Texts, { source }: Page): Diagnostic[] {
  const matches = ASSISTANT.flatMap((pattern) => matchesIn(texts, pattern));
  return firstOfEach(matches).map(({ start, end: wordsEnd }) => {
    // `[oaicite:0]{index=0}` is a part of the mark before it.
    const end = wordsEnd + (/^(?:\[[^\]\n]*\]|\{[^}\n]*\})*/.exec(source.slice(wordsEnd))?.[0].length ?? 0);
    const written = source.slice(start, end).trim().replace(/\s+/g, ' ').slice(0, 60);
    return { start, end, message: `"${written}" comes from a chat with an assistant. Delete it.`, severity: 'error' };
  });
}

function confusedWords(texts: Texts): Diagnostic[] {
  const found = CONFUSED.flatMap(([pattern, advice]) =>
    matchesIn(texts, pattern).map(({ match, start, end }) => {
      const message = `"${match[0].trim().replace(/\s+/g, ' ').slice(0, 60)}": ${advice}.`;
      return { start, end, message };
    }),
  );
  return found.filter((one, index) => !found.slice(0, index).some((it) => it.start < one.end && one.start < it.end));
}

/** Keys of services, also in code samples. */
const SECRET =
  /\b(?:sk|pk|rk)_(?:live|test)_\w{8,}|\bAKIA[A-Z0-9]{12,}|\bgh[pousr]_\w{20,}|\bgithub_pat_\w{20,}|\bxox[abprs]-[\w-]{10,}|\bAIza[\w-]{30,}|\bSG\.[\w-]{16,}\.[\w-]{16,}|\bsk-[\w-]{20,}|\beyJ[\w-]{10,}\.[\w-]{10,}\.[\w-]*|-----BEGIN [A-Z ]*PRIVATE KEY-----|\bBearer\s+(?=\S*\d)[\w.~+/-]{20,}|(?<=:\/\/)[^\s/:@]+:[^\s/@]+(?=@)/g;

function secrets({ source }: Page): Diagnostic[] {
  return [...source.matchAll(SECRET)].map(({ index, 0: text }) => {
    const message = `"${text.slice(0, 12)}…" looks like a secret key or a password, and everybody reads this page. Delete it, and have it replaced where it is used.`;
    return { start: index, end: index + text.length, message, severity: 'error' };
  });
}

/** So many letters make a word that is not an abbreviation. */
const LONG_WORD = 4;

/** Short titles in capitals; sentences are among the confused words. Capitals of the design are the theme's. */
function capitals(texts: Texts): Diagnostic[] {
  return texts.parts.flatMap(({ start, text }) => {
    const words = text.match(/\p{L}{2,}/gu) ?? [];
    const isShouted =
      words.length < 6 && text === text.toUpperCase() && words.filter((word) => word.length >= LONG_WORD).length > 1;
    const message = 'Words in capitals are hard to read, and screen readers spell some. Write them as in a sentence.';
    return isShouted ? [{ start, end: start + text.length, message }] : [];
  });
}

function leftovers(texts: Texts): Diagnostic[] {
  return LEFTOVERS.flatMap(([pattern, advice]) =>
    firstOfEach(matchesIn(texts, pattern)).map(({ match, start, end }) => {
      const sign = match[0].trim();
      const what = sign === '' ? 'There is a space before this sign' : `"${sign}" is probably a slip`;
      return { start, end: Math.max(end, start + 1), message: `${what}. ${advice}.` };
    }),
  );
}

function longSentences({ start, text }: Text): Diagnostic[] {
  if (text.length < 4 * LONGEST_SENTENCE) return [];
  return sentencesOf(text).flatMap((range) => {
    const sentence = text.slice(range.start, range.end);
    const count = sentence.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;
    // The rows of a table that Markdown did not read.
    if (count <= LONGEST_SENTENCE || /^\s*\|/m.test(sentence)) return [];
    const lead = /^\s*/.exec(sentence)?.[0].length ?? 0;
    const from = start + range.start + lead;
    const message = `This sentence has ${count} words. Readers lose the thread after about 25; make it two.`;
    return [{ start: from, end: start + range.end, message }];
  });
}

function diagnosticsOf(page: Page): Diagnostic[] {
  const prose = proseOf(page);
  // Front matter and settings are not in paragraphs.
  const isFrontMatter = ({ start }: Range) => page.frontMatter !== null && start < page.frontMatter.end;
  // Quotation marks around a value of front matter do not show.
  const withoutMarks = ({ start, end, text }: Words): Words => ({
    start,
    end,
    text: isFrontMatter({ start, end }) ? text.replaceAll('"', ' ') : text,
  });
  const others = wordsOf(page).filter((words) => !isInProse(page, words));
  const texts = textsFrom([...prose, ...others.map(withoutMarks)]);
  const fromAssistant = [...assistantWords(texts, page), ...pastedIn(texts)];
  // A tag or code between two words or signs is a space here.
  const isInterrupted = ({ start, end }: Diagnostic) => /[<>`[\]]/.test(page.source.slice(start + 1, end - 1));
  const found = [
    ...doubledWords(texts).filter((diagnostic) => !isInterrupted(diagnostic)),
    ...straightQuotes(texts),
    ...secrets(page),
    ...confusedWords(texts),
    ...leftovers(texts).filter((diagnostic) => !isInterrupted(diagnostic)),
    ...texts.parts.flatMap(longSentences),
    ...(page.kind === 'facts' ? [] : capitals(texts)),
    ...repetitionsIn(page),
    ...unbalancedIn(page),
  ];
  return [
    ...fromAssistant,
    ...found.filter((one) => !fromAssistant.some((other) => one.start < other.end && other.start < one.end)),
  ];
}

/** Doubled words, long sentences, straight quotation marks, and leftovers of writing. */
export const wording: PageRule = {
  name: 'wording',
  severity: 'warning',
  handbook: '/handbook/words#spelling',
  readsFacts: true,
  checkPage: perPage((page) => (page.kind === 'handbook' ? [] : diagnosticsOf(page))),
};
