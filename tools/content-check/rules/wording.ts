import type { Root } from 'mdast';
import retextEnglish from 'retext-english';
import retextIndefiniteArticle from 'retext-indefinite-article';
import retextQuotes from 'retext-quotes';
import retextRepeatedWords from 'retext-repeated-words';
import { unified } from 'unified';
import { lintRule } from 'unified-lint-rule';
import { VFile } from 'vfile';
import type { VFileMessage } from 'vfile-message';
import { type Range, rangeOfMessage } from '../../../lib/range';
import { pageOf, reporter } from '../lint';
import { matchesIn, type Text, textsOf } from '../texts';

const CHAT = 'This comes from a chat with an assistant. Delete it.';

/** Words and characters that are probably wrong, and what to write. A space may be the end of a line. */
const PHRASES: readonly (readonly [pattern: RegExp, message: string])[] = [
  [
    /\b(?:to|will|can|could|may|never|not|you|we|they|['’]t) loose\b(?! (?:ends?|fit|cable|screw|part))/gi,
    'Write “lose”; “loose” means not tight.',
  ],
  [
    /\b(?:more|less|better|rather|faster|sooner|later|cheaper|higher|lower|longer|shorter|larger|smaller) then\b/gi,
    'Write “than” in a comparison.',
  ],
  [
    /\bit['’]s (?:own|owners?|business|customers?|clients?|name|data|staff|users|website|team|content|price)\b/gi,
    'Write “its”; “it’s” means “it is”.',
  ],
  [/\bits (?:not|a|an|been|going|too|also|always|possible|worth)\b/gi, 'Write “it’s”, short for “it is”.'],
  [/\byour (?:looking|going|welcome|doing|getting|trying|not sure)\b/gi, 'Write “you’re”, short for “you are”.'],
  [
    /\byou['’]re (?:business|company|data|team|website|customers|staff|computers?|office|own)\b/gi,
    'Write “your”; “you’re” means “you are”.',
  ],
  [/\b(?:could|should|would|might|must) of\b/gi, 'Write “have” in place of “of”.'],
  [/(?<=[\p{L}\p{N}])[\t\x20]+[,.;:!?](?=\s|$)/gu, 'Delete the space before this character.'],
  [/(?<=\p{Ll}{2})[,;](?=\p{L}{2})|(?<=\p{Ll}{2})\.(?=\p{Lu}\p{Ll})/gu, 'Write a space after this character.'],
  [/,,|;;|(?<!\.)\.\.(?!\.)|!!+|\?\?+/g, 'Write this character once.'],
  [/\p{L}+-(?:\r?\n\s*| +)(?!(?:and|or|to|nor|but)\b)\p{Ll}{2,}/gu, 'A hyphen breaks this word. Write it as one word.'],
  [
    /\b(?:as an AI(?: language)? model|I hope this helps|let me know if you(?:['’]d| would) like|feel free to (?:adjust|modify))\b[^.\n]*/gi,
    CHAT,
  ],
  [/^(?:Sure|Certainly|Of course|Absolutely)[,!] here(?:['’]s| is| are)[^\n]*/gim, CHAT],
  [/:contentReference\S*|\boaicite:\d+|【[^】]*】|\bturn\d+(?:search|view)\d+\b/g, CHAT],
  [/#(?:REF!|VALUE!|NAME\?|DIV\/0!|N\/A)/g, 'This is an error of a spreadsheet. Write the value.'],
];

const words = unified().use(retextEnglish).use(retextRepeatedWords).use(retextIndefiniteArticle).freeze();
const quotes = unified().use(retextEnglish).use(retextQuotes, { preferred: 'smart' }).freeze();

/** What rules of retext say about a text. Most texts have nothing that they look for, and parsing them takes time. */
function retext(processor: typeof words | typeof quotes, candidate: RegExp, text: string): VFileMessage[] {
  if (!candidate.test(text)) return [];
  const file = new VFile(text);
  processor.runSync(processor.parse(file), file);
  return file.messages;
}

const moved = ({ start, end }: Range, by: number): Range => ({ start: start + by, end: end + by });

/** Doubled and confused words, and what was pasted with a text. */
export const wording = lintRule<Root>({ origin: 'check:wording', url: '/handbook/words#spelling' }, (_, file) => {
  const page = pageOf(file);
  if (page.kind === 'handbook') return;
  const texts = textsOf(page).filter(({ kind }) => kind !== 'name');
  const found: [Range, message: string, expected?: string | null][] = PHRASES.flatMap(([pattern, message]) =>
    matchesIn(texts, pattern).map(({ start, end }): [Range, string] => [
      { start, end: Math.max(end, start + 1) },
      message,
    ]),
  );
  for (const { start, text } of texts)
    for (const message of retext(words, /\b(\p{L}+)\s+\1\b|\ban?\s/iu, text)) {
      const { source, actual = '', expected } = message;
      const [word = ''] = actual.split(/\s+/);
      const range = moved(rangeOfMessage(message), start);
      const [right = word] = expected ?? [];
      if (source === 'retext-repeated-words') found.push([range, `"${word}" is written twice. Delete one.`, word]);
      else found.push([range, `Write "${right}" in place of "${word}" before this word.`, right]);
    }
  // A tag, code or the asterisks between two words are spaces in the text.
  const isInterrupted = ({ start, end }: Range) =>
    texts.some(
      (it) =>
        it.start <= start &&
        end <= it.end &&
        it.text.slice(start - it.start, end - it.start) !== page.source.slice(start, end),
    );
  const kept: Range[] = [];
  for (const [range, message, expected] of found) {
    if (isInterrupted(range) || kept.some((other) => range.start < other.end && other.start < range.end)) continue;
    kept.push(range);
    reporter(file)(range, message, expected);
  }
});

/** The straight quotation marks of a text and what to write for each. A pair is mended as a whole, or it would be half curly. */
function marksIn({ start, text }: Text): { range: Range; right: string; isDouble: boolean }[] {
  return retext(quotes, /["']/, text).flatMap((message) => {
    const range = rangeOfMessage(message);
    const [right = ''] = message.expected ?? [];
    // 27" and 6' are measures.
    const isMeasure = /\d$/.test(text.slice(0, range.start));
    return isMeasure ? [] : { range: moved(range, start), right, isDouble: message.actual === '"' };
  });
}

/** Straight quotation marks and apostrophes. */
export const quotationMarks = lintRule<Root>(
  { origin: 'check:quotation-marks', url: '/handbook/words#spelling' },
  (_, file) => {
    const page = pageOf(file);
    if (page.kind === 'handbook') return;
    for (const text of textsOf(page).filter(({ kind }) => kind !== 'name')) {
      const marks = marksIn(text);
      const message = 'The site uses curly quotation marks and apostrophes.';
      for (const { range, right } of marks.filter(({ isDouble }) => !isDouble))
        reporter(file)(range, `${message} Write ${right}.`, right);
      const doubles = marks.filter(({ isDouble }) => isDouble);
      for (let index = 0; index < doubles.length; index += 2) {
        const [first, last] = [doubles[index], doubles[index + 1]];
        if (!first) continue;
        const range = { start: first.range.start, end: (last ?? first).range.end };
        const written = page.source.slice(range.start, range.end);
        const isPair = last && first.right === '“' && last.right === '”';
        const whole = isPair ? `“${written.slice(1, -1)}”` : null;
        reporter(file)(isPair ? range : first.range, `${message} Write “ before and ” after the words.`, whole);
      }
    }
  },
);
