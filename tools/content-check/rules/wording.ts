import retextEnglish from 'retext-english';
import retextIndefiniteArticle from 'retext-indefinite-article';
import retextRepeatedWords from 'retext-repeated-words';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { rangeOfMessage } from '../../../lib/message';
import { rule } from '../context';
import { matchesIn, textsOf } from '../texts';

interface Phrase {
  pattern: RegExp;
  advice: string;
}

/** Words and characters that are probably wrong, and what to write. A space may be the end of a line. */
const PHRASES: Readonly<Record<string, Phrase>> = {
  its: {
    pattern:
      /\bit['’]s (?:own|owners?|business|customers?|clients?|name|data|staff|users|website|team|content|price)\b|\bits (?:not|a|an|been|going|too|also|always|possible|worth)\b/gi,
    advice: '“It’s” means “it is”; “its” says that something belongs to it. Write the other one.',
  },
  your: {
    pattern:
      /\byour (?:looking|going|welcome|doing|getting|trying|not sure)\b|\byou['’]re (?:business|company|data|team|website|customers|staff|computers?|office|own)\b/gi,
    advice: '“You’re” means “you are”; “your” says that something belongs to you. Write the other one.',
  },
  space: {
    pattern: /(?<=[\p{L}\p{N}])[\t\x20]+[,.;:!?](?=\s|$)|(?<=\p{Ll}{2})(?:[,;](?=\p{L}{2})|\.(?=\p{Lu}\p{Ll}))/gu,
    advice: 'A space belongs after this character, and none before it.',
  },
  brokenWord: {
    pattern: /\p{L}+-(?:\r?\n\s*| +)(?!(?:and|or|to|nor|but)\b)\p{Ll}{2,}/gu,
    advice: 'A hyphen breaks this word. Write it as one word.',
  },
  assistant: {
    pattern:
      /\b(?:as an AI(?: language)? model|I hope this helps|let me know if you(?:['’]d| would) like)\b[^.\n]*|(?<=^|\n)(?:Sure|Certainly|Of course|Absolutely)[,!] here(?:['’]s| is| are)[^\n]*|:contentReference\S*|\boaicite:\d+|【[^】]*】/gi,
    advice: 'This comes from a chat with an assistant. Delete it.',
  },
};

const processor = unified().use(retextEnglish).use(retextRepeatedWords).use(retextIndefiniteArticle).freeze();

/** Most texts have nothing that retext looks for, and parsing them takes time. */
const CANDIDATE = /\b(\p{L}+)\s+\1\b|\ban?\s/iu;

/** Doubled and confused words, and what was pasted with a text. */
export const wording = rule('wording', '/handbook/words#spelling', ({ page, report }) => {
  if (page.kind === 'handbook') return;
  const texts = textsOf(page).filter(({ kind }) => kind !== 'name');
  for (const { start: offset, text } of texts) {
    const reportIn = (start: number, end: number, message: string, expected?: string) => {
      const range = { start: offset + start, end: offset + end };
      // A tag, code or the asterisks between two words are spaces in the text. The word after an article counts.
      const to = end + (/^\s+\S/.exec(text.slice(end))?.[0].length ?? 0);
      if (text.slice(start, to) === page.source.slice(range.start, offset + to)) report(range, message, expected);
    };
    for (const { pattern, advice } of Object.values(PHRASES))
      for (const { start, end } of matchesIn([{ start: 0, text }], pattern)) reportIn(start, end, advice);
    if (!CANDIDATE.test(text)) continue;
    const words = new VFile(text);
    processor.runSync(processor.parse(words), words);
    for (const message of words.messages) {
      const { start, end } = rangeOfMessage(message);
      const [word = ''] = (message.actual ?? '').split(/\s+/);
      const [right = word] = message.expected ?? [];
      if (message.source === 'retext-repeated-words')
        reportIn(start, end, `"${word}" is written twice. Delete one.`, word);
      else reportIn(start, end, `Write "${right}" in place of "${word}" before this word.`, right);
    }
  }
});

/** Straight quotation marks, in pairs where there are pairs, and apostrophes; 27" and 6' are measures. */
const STRAIGHT = /(?<!\d)"[^\s"](?:[^"]*[^\s\d"])?"|(?<!\d)["']/gu;

/** Straight quotation marks and apostrophes. */
export const quotationMarks = rule('quotation-marks', '/handbook/words#spelling', ({ page, report }) => {
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
});
