import type { VFileMessage } from 'vfile-message';
import type { Range } from '../../../lib/message';
import { lineEnd, quoted } from '../../../lib/text';

/** Where the compiler stopped. */
interface Stop {
  source: string;
  /** The start of the tag, the braces or the import that it was reading. */
  start: number;
  /** Where it stopped. */
  at: number;
  /** The end of the paragraph. */
  paragraphEnd: number;
  /** What the parser of JavaScript says about an import. */
  cause?: unknown;
}

/** What is wrong in a writer's words, and what was meant, if that is certain. */
interface Explanation extends Range {
  reason: string;
  expected?: string;
  /** What to leave out so that the rest of the page can be read; by default what is marked. */
  leaveOut?: readonly Range[];
}
type Explain = (stop: Stop) => Explanation;

const QUOTATION_MARK = `["'“”„‟«»‘’‚]`;
/** A setting and its text, whatever stands around the text, up to the next setting or the end of the tag. */
const SETTING = new RegExp(
  `([\\w-]+)(?:\\s*=\\s*|\\s+(?=${QUOTATION_MARK}))(?:[{]+|${QUOTATION_MARK})?([^\\n<>]*?)(?:[}]+|${QUOTATION_MARK})?(?=\\s+[\\w-]+=|\\s*/?>|\\s*$)`,
  'my',
);
const RIGHT_SETTING = /[\w-]+(?:=(?:"[^"\n]*"|'[^'\n]*'|\{[\w.]+\}))?(?=\s+[\w-]|\s*\/?>|\s*$)/my;
const NO_END_OF_TAG =
  /<\/?[\w.]+(?:[ \t]+[\w-]+(?:=(?:"[^"\n]*"|'[^'\n]*'|\{[^{}\n]*\})|(?=[ \t]*(?:\n|$)|[ \t]+[\w-]+=)))*(?=[ \t]*(?:\n|<|$))/y;

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** From the tag at an offset to its `>` or, without one, to the end of the line. */
function tagAt(source: string, start: number): Range {
  const line = lineEnd(source, start);
  const close = source.slice(start, line).indexOf('>');
  return { start, end: close < 0 ? line : start + close + 1 };
}

/** A "<" that begins no tag. */
function lessThan({ source, start, paragraphEnd }: Stop): Explanation {
  const rest = source.slice(start, lineEnd(source, start));
  if (rest.startsWith('<<<')) {
    const reason = 'Two people changed this part, and both versions are here. Keep one of them.';
    return { start, end: start + rest.length, reason, leaveOut: [{ start, end: paragraphEnd }] };
  }
  if (rest.startsWith('<!--')) {
    const close = source.indexOf('-->', start);
    const end = close < 0 ? start + rest.length : close + 3;
    const note = `{/* ${source.slice(start + 4, close < 0 ? end : close).trim()} */}`;
    return { start, end, reason: `A note to colleagues is written ${note}.`, expected: note };
  }
  const [text = '<'] = rest.split(/(?<=[^<])(?=[\s<])/);
  const end = start + text.length;
  if (/[@:]/.test(text)) {
    const [tag = '', address = ''] = /^<([^>]*)>?/.exec(text) ?? [];
    const link = `[words](${address.includes('://') ? '' : 'mailto:'}${address})`;
    const reason = `An address between < and > is not a link here. Write: ${link}`;
    return { start, end: start + tag.length, reason };
  }
  const [backslash, name] = /^<\\([A-Z]\w*)>/.exec(text) ?? [];
  if (backslash) {
    const reason = 'The end of a block is its name with a slash, such as </Card>.';
    return { start, end: start + backslash.length, reason, expected: `</${name}>` };
  }
  const expected = text.replace('<', '&lt;');
  const reason = `A "<" begins a block. To show the character, write "${expected}".`;
  return { start, end, reason, expected, leaveOut: [{ start, end: start + 1 }] };
}

/** A tag that cannot be read. */
function tag({ source, start, at, paragraphEnd }: Stop): Explanation {
  const until = (offset: number): Range => ({ start, end: Math.min(tagAt(source, offset).end, paragraphEnd) });
  const starts = [...source.slice(start, at + 1).matchAll(/(?<=\s)[A-Za-z]/g)].map(({ index }) => start + index);
  const wrong = starts.filter((from) => !matchAt(RIGHT_SETTING, source, from));
  for (const from of wrong) {
    const [written = '', setting = '', value = ''] = matchAt(SETTING, source, from) ?? [];
    const text = value.replace(/^"+|\\(?=["'])|"+$/g, '');
    // A single mark inside a text is one too many or means inches.
    if (text === '' || text.split('"').length % 2 === 0) continue;
    const end = from + written.length;
    const expected = `${setting}=${quoted(text)}`;
    const reason = `The text of a setting needs straight quotation marks around it. Write: ${expected}`;
    return { start: from, end, reason, expected, leaveOut: [until(end)] };
  }
  const end = start + (matchAt(NO_END_OF_TAG, source, start)?.[0].length ?? Infinity);
  if (end <= at)
    return {
      start: end,
      end,
      reason: 'This tag has no ">" at its end. Write it here.',
      expected: '>',
      leaveOut: [{ start, end }],
    };
  if (source[start + 1] === '/')
    return { ...tagAt(source, start), reason: 'The end of a block is its name with a slash, such as </Card>.' };
  const reason =
    'This cannot be read. Write each setting as its name, "=" and its text in straight quotation marks: title="…"';
  return { start: wrong.at(-1) ?? at, end: Math.min(at + 1, source.length), reason, leaveOut: [until(at)] };
}

/** Braces around something that is not a fact: `{{first_name}}`, `{ask Dana}`; or without an end. */
function braces(stop: Stop): Explanation {
  const { source, start, paragraphEnd } = stop;
  if (source[start] === '<') return tag(stop);
  const rest = source.slice(start, paragraphEnd);
  if (/^\{\s*\/\*/.test(rest) && !/\*\/\s*\}/.test(rest)) {
    const reason = 'This note to colleagues has no end. Write */} where it ends.';
    return { start, end: Math.min(lineEnd(source, start), paragraphEnd), reason };
  }
  const [pair] = /^\{+[^{}\n]*\}+/.exec(rest) ?? [];
  if (pair === undefined) {
    const reason = 'This "{" has no "}". Write } where it ends, or &#123; to show the character.';
    const [fact] = /^\{\w+\.[\w.]+/.exec(rest) ?? [];
    if (fact === undefined) return { start, end: start + 1, reason };
    const end = start + fact.length;
    return { start: end, end, reason, expected: '}', leaveOut: [{ start, end }] };
  }
  const words = pair.replace(/^[{\s]+|[}\s]+$/g, '');
  if (/^[a-z]\w*(?:\.\w+)+$/.test(words)) {
    const expected = `{${words}}`;
    return { start, end: start + pair.length, reason: `A fact has one pair of braces. Write: ${expected}`, expected };
  }
  const reason = `Only the name of a fact can be in braces, such as {company.brand}. Delete the braces around "${words}", or write a note to colleagues as {/* ${words} */}.`;
  return { start, end: start + pair.length, reason };
}

/** Lines that start with "import" or "export" and that cannot be read as code. */
function statement({ source, at, cause }: Stop): Explanation {
  const start = [...source.slice(0, at + 1).matchAll(/^(?:import|export)\b/gm)].at(-1)?.index ?? 0;
  const next = source.slice(start + 1).search(/\n(?=\s*\n|import\b|export\b|<)/);
  const end = next < 0 ? source.length : start + next + 1;
  const [, twice] = /^(?:Syntax)?Error: Identifier '(\w+)' has already/.exec(String(cause)) ?? [];
  if (twice) return { start, end, reason: `"${twice}" is imported a second time here. Delete it in one of the lines.` };
  const reason = /^import\s*[{*]|\bfrom\b/.test(source.slice(start, end))
    ? "This import cannot be read. Write it as on other pages, import {Hero} from '@site/src/blocks'; and leave a line empty below the last one."
    : 'A line that starts with "import" or "export" is read as code. Start it with another word.';
  return { start, end, reason };
}

/** Two tags of which one is beside text and the other on a line of its own. The parser names the second one or its paragraph. */
function placedDifferently({ source, at }: Stop): Explanation {
  const text = source.slice(at, lineEnd(source, at));
  const opened = [...text.matchAll(/<([A-Za-z][\w.]*)/g)].findLast(
    ({ index, 1: name }) => !text.slice(index).includes(`</${name}>`),
  );
  const range = tagAt(source, at + (opened?.index ?? 0));
  const name = opened?.[1] ?? /^<\/?\s*([\w.]+)/.exec(text)?.[1] ?? '';
  const other = opened ? source.indexOf(`</${name}>`, range.end) : source.lastIndexOf(`<${name}`, at - 1);
  const reason = `Write <${name}> and </${name}> both in one line, or each on a line of its own.`;
  return { ...range, reason, leaveOut: other < 0 ? [range] : [range, tagAt(source, other)] };
}

/** What the compiler refuses, by `source:ruleId` of its messages. */
const EXPLANATIONS: Readonly<Record<string, Explain>> = {
  'mdast-util-mdx-jsx:end-tag-mismatch': placedDifferently,
  'mdast-util-mdx-jsx:unexpected-closing-slash': placedDifferently,
  'micromark-extension-mdx-jsx:unexpected-character': (stop) =>
    /[A-Za-z_$/]/.test(stop.source[stop.start + 1] ?? '') &&
    !/[@:]/.test(stop.source[stop.at] ?? '') &&
    stop.source[stop.at - 1] !== ':'
      ? tag(stop)
      : lessThan(stop),
  'micromark-extension-mdx-jsx:unexpected-eof': (stop) => (stop.at <= stop.start + 1 ? lessThan(stop) : tag(stop)),
  'micromark-extension-mdxjs-esm:acorn': statement,
  'micromark-extension-mdxjs-esm:non-esm': statement,
  'micromark-extension-mdx-expression:acorn': braces,
  'micromark-extension-mdx-expression:unexpected-eof': braces,
  'micromark-extension-mdx-expression:non-spread': braces,
  'micromark-extension-mdx-expression:spread-extra': braces,
};

const otherwise: Explain = ({ source, at }) => ({
  start: at,
  end: Math.max(lineEnd(source, at), at + 1),
  reason: 'This line cannot be read. Write it like an example in the handbook, or delete it.',
});

/** Explains an error of the compiler in a writer's words. */
export function explain({ source, ruleId, cause }: VFileMessage, stop: Stop): Explanation {
  return (EXPLANATIONS[`${source}:${ruleId}`] ?? otherwise)({ ...stop, cause });
}
