import type { Root } from 'mdast';
import retextEnglish from 'retext-english';
import retextIndefiniteArticle from 'retext-indefinite-article';
import retextRepeatedWords from 'retext-repeated-words';
import { unified } from 'unified';
import { lintRule } from 'unified-lint-rule';
import { VFile } from 'vfile';
import { type Range, rangeOfMessage } from '../../../lib/message';
import { contextOf } from '../context';
import { matchesIn, textsOf } from '../texts';

interface Phrase {
  pattern: RegExp;
  advice: string;
}

/** Words and characters that are probably wrong, and what to write. A space may be the end of a line. */
const PHRASES: Readonly<Record<string, Phrase>> = {
  possessiveIts: {
    pattern:
      /\bit['’]s (?:own|owners?|business|customers?|clients?|name|data|staff|users|website|team|content|price)\b/gi,
    advice: 'Write “its”; “it’s” means “it is”.',
  },
  itIs: {
    pattern: /\bits (?:not|a|an|been|going|too|also|always|possible|worth)\b/gi,
    advice: 'Write “it’s”, short for “it is”.',
  },
  youAre: {
    pattern: /\byour (?:looking|going|welcome|doing|getting|trying|not sure)\b/gi,
    advice: 'Write “you’re”, short for “you are”.',
  },
  possessiveYour: {
    pattern: /\byou['’]re (?:business|company|data|team|website|customers|staff|computers?|office|own)\b/gi,
    advice: 'Write “your”; “you’re” means “you are”.',
  },
  spaceBefore: {
    pattern: /(?<=[\p{L}\p{N}])[\t\x20]+[,.;:!?](?=\s|$)/gu,
    advice: 'Delete the space before this character.',
  },
  noSpaceAfter: {
    pattern: /(?<=\p{Ll}{2})[,;](?=\p{L}{2})|(?<=\p{Ll}{2})\.(?=\p{Lu}\p{Ll})/gu,
    advice: 'Write a space after this character.',
  },
  twice: { pattern: /,,|;;|(?<!\.)\.\.(?!\.)|!!+|\?\?+/g, advice: 'Write this character once.' },
  brokenWord: {
    pattern: /\p{L}+-(?:\r?\n\s*| +)(?!(?:and|or|to|nor|but)\b)\p{Ll}{2,}/gu,
    advice: 'A hyphen breaks this word. Write it as one word.',
  },
  assistant: {
    pattern:
      /\b(?:as an AI(?: language)? model|I hope this helps|let me know if you(?:['’]d| would) like)\b[^.\n]*|(?<=^|\n)(?:Sure|Certainly|Of course|Absolutely)[,!] here(?:['’]s| is| are)[^\n]*|:contentReference\S*|\boaicite:\d+|【[^】]*】/gi,
    advice: 'This comes from a chat with an assistant. Delete it.',
  },
  spreadsheet: {
    pattern: /#(?:REF!|VALUE!|NAME\?|DIV\/0!|N\/A)/g,
    advice: 'This is an error of a spreadsheet. Write the value.',
  },
};

const processor = unified().use(retextEnglish).use(retextRepeatedWords).use(retextIndefiniteArticle).freeze();

/** Most texts have nothing that retext looks for, and parsing them takes time. */
const CANDIDATE = /\b(\p{L}+)\s+\1\b|\ban?\s/iu;

/** Doubled and confused words, and what was pasted with a text. */
export const wording = lintRule<Root>({ origin: 'check:wording', url: '/handbook/words#spelling' }, (_, file) => {
  const { page, report } = contextOf(file);
  if (page.kind === 'handbook') return;
  const texts = textsOf(page).filter(({ kind }) => kind !== 'name');
  const reported: Range[] = [];
  const reportOnce = (range: Range, message: string, expected?: string) => {
    const { start, end } = range;
    // A tag, code or the asterisks between two words are spaces in the text.
    const isInterrupted = texts.some(
      (it) =>
        it.start <= start &&
        end <= it.end &&
        it.text.slice(start - it.start, end - it.start) !== page.source.slice(start, end),
    );
    if (isInterrupted || reported.some((other) => start < other.end && other.start < end)) return;
    reported.push(range);
    report(range, message, expected);
  };
  for (const { pattern, advice } of Object.values(PHRASES))
    for (const { start, end } of matchesIn(texts, pattern)) reportOnce({ start, end }, advice);
  for (const { start, text } of texts.filter((it) => CANDIDATE.test(it.text))) {
    const words = new VFile(text);
    processor.runSync(processor.parse(words), words);
    for (const message of words.messages) {
      const [word = ''] = (message.actual ?? '').split(/\s+/);
      const within = rangeOfMessage(message);
      const range = { start: start + within.start, end: start + within.end };
      const [right = word] = message.expected ?? [];
      if (message.source === 'retext-repeated-words')
        reportOnce(range, `"${word}" is written twice. Delete one.`, word);
      else reportOnce(range, `Write "${right}" in place of "${word}" before this word.`, right);
    }
  }
});

/** Straight quotation marks, in pairs where there are pairs, and apostrophes; 27" and 6' are measures. */
const STRAIGHT = /(?<!\d)"[^\s"](?:[^"]*[^\s\d"])?"|(?<!\d)["']/gu;

/** Straight quotation marks and apostrophes. */
export const quotationMarks = lintRule<Root>(
  { origin: 'check:quotation-marks', url: '/handbook/words#spelling' },
  (_, file) => {
    const { page, report } = contextOf(file);
    const { kind: pageKind, source } = page;
    if (pageKind === 'handbook') return;
    const texts = textsOf(page).filter(({ kind }) => kind !== 'name');
    for (const { match, start, end } of matchesIn(texts, STRAIGHT)) {
      const [mark] = match;
      // A pair is mended as a whole, or it would be half curly.
      const isPair = mark.length > 1 && !mark.includes('\\');
      const isApostrophe = mark === "'" && /\p{L}/u.test(source.charAt(start - 1));
      const right = isPair ? `“${source.slice(start + 1, end - 1)}”` : isApostrophe ? '’' : null;
      const advice = isApostrophe ? 'Write ’.' : 'Write “ before and ” after the words, and ’ for an apostrophe.';
      report({ start, end }, `The site uses curly quotation marks and apostrophes. ${advice}`, right);
    }
  },
);
