import type { VFileMessage } from 'vfile-message';
import type { Report } from '../../../lib/message';
import { quoted } from '../../../lib/quoted';
import type { Range } from '../../../lib/range';
import { lineEnd, lineNumber } from '../../../lib/text';
import { type Mistake, tagAt } from './tags';

/** Where the compiler stopped. */
interface Stop {
  source: string;
  /** The start of the tag, the braces or the import that it was reading. */
  start: number;
  /** Where it stopped. */
  at: number;
  /** The end of the paragraph. */
  paragraphEnd: number;
  /** Whether the compiler reads on beyond a part of the paragraph if that says something else. */
  readsOn: (range: Range, right: string) => boolean;
  report: Report;
}
type Explain = (stop: Stop) => Mistake;

const QUOTATION_MARK = `["'“”„‟«»‘’‚]`;
/** A setting and its text, whatever stands around the text, up to the next setting or the end of the tag. */
const SETTING = new RegExp(
  `([\\w-]+)(?:\\s*=\\s*|\\s+(?=${QUOTATION_MARK}))(?:[{]+|${QUOTATION_MARK})?([^\\n<>]*?)(?:[}]+|${QUOTATION_MARK})?(?=\\s+[\\w-]+=|\\s*/?>|\\s*$)`,
  'my',
);
const RIGHT_SETTING = /[\w-]+(?:=(?:"[^"\n]*"|'[^'\n]*'|\{[\w.]+\}))?(?=\s+[\w-]|\s*\/?>|\s*$)/my;
const NO_END_OF_TAG =
  /<[\w.]+(?:[ \t]+[\w-]+(?:=(?:"[^"\n]*"|'[^'\n]*'|\{[^{}\n]*\})|(?=[ \t]*(?:\n|$)|[ \t]+[\w-]+=)))*(?=[ \t]*(?:\n|<|$))/y;

function matchAt(pattern: RegExp, { source }: Stop, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(source);
}

/** The starts of the settings of a tag up to where the compiler stopped. */
function settingStarts({ source, start, at }: Stop): number[] {
  const starts: number[] = [];
  for (let index = start + 1; index <= Math.min(at, source.length - 1); index += 1)
    if (/\s/.test(source[index - 1] ?? '') && /[A-Za-z]/.test(source[index] ?? '')) starts.push(index);
  return starts;
}

/** A "<" that begins no tag. */
function lessThan({ source, start, report }: Stop): Mistake {
  const rest = source.slice(start, lineEnd(source, start));
  if (rest.startsWith('<<<<<<<')) {
    const end = source.slice(start).search(/\n>{7}.*/);
    const message =
      'Two people changed this part, and both versions are here. Keep one, and delete the lines with <<<<<<<, ======= and >>>>>>>.';
    const whole = { start, end: end < 0 ? start + rest.length : lineEnd(source, start + end + 1) };
    return { message: report({ start, end: start + rest.length }, message), leaveOut: [whole] };
  }
  if (rest.startsWith('<!--')) {
    const close = source.indexOf('-->', start);
    const range = { start, end: close < 0 ? start + rest.length : close + 3 };
    const note = `{/* ${source.slice(start + 4, close < 0 ? range.end : close).trim()} */}`;
    return { message: report(range, `A note to colleagues is written ${note}.`, note), leaveOut: [range] };
  }
  const [text = '<'] = rest.split(/(?<=[^<])(?=[\s<])/);
  const range = { start, end: start + text.length };
  if (/[@:]/.test(text)) {
    const address = text.replace(/^<|>$/g, '');
    const message = `An address between < and > is not a link here. Write: [words](${address.includes('://') ? '' : 'mailto:'}${address})`;
    return { message: report(range, message), leaveOut: [range] };
  }
  const right = text.replace('<', '&lt;');
  const message = `A "<" begins a block. To show the character, write "${right}".`;
  return { message: report(range, message, right), leaveOut: [{ start, end: start + 1 }] };
}

/** A tag that cannot be read. */
function tag(stop: Stop): Mistake {
  const { source, start, at, paragraphEnd, report } = stop;
  const name = /^[\w.]*/.exec(source.slice(start + 1))?.[0] ?? '';
  const whole = tagAt(source, start);
  const leaveOut = [at >= whole.end ? { start, end: Math.min(tagAt(source, at).end, paragraphEnd) } : whole];
  if (source[start + 1] === '/')
    return {
      message: report(whole, 'The end of a block is its name with a slash, such as </Card>.'),
      leaveOut: [whole],
    };
  const starts = settingStarts(stop).filter((from) => !matchAt(RIGHT_SETTING, stop, from));
  for (const from of starts) {
    const [written = '', setting = '', value = ''] = matchAt(SETTING, stop, from) ?? [];
    const text = value.replace(/^"+|\\(?=["'])|"+$/g, '');
    const range = { start: from, end: from + written.length };
    const right = `${setting}=${quoted(text)}`;
    // A single mark inside a text is one too many or means inches.
    const isSure = text !== '' && text.split('"').length % 2 === 1 && stop.readsOn(range, right);
    if (isSure) {
      const left = { start, end: Math.min(tagAt(source, range.end).end, paragraphEnd) };
      const message = `The text of a setting needs straight quotation marks around it. Write: ${right}`;
      return { message: report(range, message, right), leaveOut: [left] };
    }
  }
  const unended = matchAt(NO_END_OF_TAG, stop, start);
  if (unended && start + unended[0].length <= at) {
    const end = start + unended[0].length;
    const message = `<${name}> has no ">" at its end. Write it here.`;
    return { message: report({ start: end, end }, message, '>'), leaveOut: [{ start, end }] };
  }
  const from = starts.at(-1) ?? at;
  const message =
    'This cannot be read. Write each setting as its name, "=" and its text in straight quotation marks: title="…"';
  return { message: report({ start: from, end: Math.min(at + 1, source.length) }, message), leaveOut };
}

/** Braces around something that is not a fact: `{{first_name}}`, `{ask Dana}`; or without an end. */
function braces(stop: Stop): Mistake {
  const { source, start, paragraphEnd, report } = stop;
  if (source[start] === '<') return tag(stop);
  const rest = source.slice(start, paragraphEnd);
  const list = source.slice(source.lastIndexOf('\n', start) + 1, start);
  if (list.trim().toLowerCase() === 'import') {
    const end =
      source.indexOf('from', start) < 0 ? lineEnd(source, start) : lineEnd(source, source.indexOf('from', start));
    const range = { start: start - list.length, end };
    return {
      message: report(range, 'An import starts with "import", in lower case and without spaces before it.'),
      leaveOut: [range],
    };
  }
  const line = { start, end: Math.min(lineEnd(source, start), paragraphEnd) };
  if (/^\{\s*\/\*/.test(rest) && !/\*\/\s*\}/.test(rest))
    return { message: report(line, 'This note to colleagues has no end. Write */} where it ends.'), leaveOut: [line] };
  const [pair = ''] = /^\{+[^{}\n]*\}+/.exec(rest) ?? [];
  if (pair === '') {
    const [fact = ''] = /^\{\w+(?:\.\w+)*/.exec(rest) ?? [];
    const end = start + Math.max(fact.length, 1);
    const isFact = fact.includes('.');
    const place = isFact ? { start: end, end } : { start, end: start + 1 };
    const message = 'This "{" has no "}". Write } where it ends, or &#123; to show the character.';
    return { message: report(place, message, isFact ? '}' : '&#123;'), leaveOut: [{ start, end }] };
  }
  const range = { start, end: start + pair.length };
  const words = pair.replace(/^[{\s]+|[}\s]+$/g, '');
  const message = `Only the name of a fact can be in braces, such as {company.brand}. Delete the braces around "${words}", or write a note to colleagues as {/* ${words} */}.`;
  return { message: report(range, message), leaveOut: [range] };
}

const COMPLETE = /^import\s[^;'"]*from\s*(['"])[^'"\n]+\1[ \t]*;?/;

/** A line that starts with "import" or "export" and that is not code. */
function statement({ source, at, report }: Stop): Mistake {
  const start = [...source.slice(0, at + 1).matchAll(/^(?:import|export)\b/gm)].at(-1)?.index ?? 0;
  const next = source.slice(start + 1).search(/\n(?=\s*\n|import\b|export\b|<)/);
  const whole = { start, end: next < 0 ? source.length : start + next + 1 };
  const text = source.slice(start, whole.end).trimEnd();
  const complete = COMPLETE.exec(text)?.[0];
  if (complete && text.length > complete.length) {
    const from = start + complete.length + text.slice(complete.length).search(/\S/);
    const range = { start: from, end: lineEnd(source, from) };
    const message = 'Write an empty line before this one, because the line above is an import.';
    return { message: report(range, message), leaveOut: [range] };
  }
  if (!/^import\s*[{\w*].*(\bfrom\b|['"“‘{])|^import\s*\{/.test(text.split('\n', 1)[0] ?? '')) {
    const [word = ''] = /^\w+/.exec(text) ?? [];
    const message = `A line that starts with "${word}" is read as code. Start it with another word.`;
    return { message: report({ start, end: lineEnd(source, start) }, message), leaveOut: [whole] };
  }
  const [, file = '@site/src/blocks'] = /(@site\/[\w./-]+)/.exec(text) ?? [];
  const [list = ''] = text.replace(/^import/, '').split(/\b(?:from|form)\b|@site|['"“‘]/);
  const names = list.match(/\b[A-Za-z]\w*\b/g) ?? [];
  const right = `import ${file.endsWith('.mdx') ? (names[0] ?? 'Text') : `{${names.join(', ')}}`} from '${file}';`;
  const isSure = text.includes(file) && names.length > 0;
  const message = `This import cannot be read. Write: ${right}`;
  return { message: report({ start, end: start + text.length }, message, isSure ? right : null), leaveOut: [whole] };
}

function lazyLine({ source, at, report }: Stop): Mistake {
  const range = { start: at, end: Math.max(lineEnd(source, at), at + 1) };
  const start = Math.max(source.lastIndexOf('<', at - 1), source.lastIndexOf('{', at - 1), 0);
  const message = 'This line belongs to the list or quotation above. Start it as the line above starts.';
  return { message: report(range, message), leaveOut: [{ start, end: range.end }] };
}

/**
 * Two tags of which one is beside text and the other is on a line of its own. The parser names the closing tag, or the paragraph
 * with the opening one.
 */
function placedDifferently({ source, at, paragraphEnd, report }: Stop): Mistake {
  const text = source.slice(at, paragraphEnd);
  const isClosing = text.startsWith('</');
  const opened = [...text.matchAll(/<([A-Za-z][\w.]*)/g)].findLast(
    ({ index, 1: name }) => !text.slice(index).includes(`</${name}>`),
  );
  const range = tagAt(source, at + (opened?.index ?? 0));
  const name = opened?.[1] ?? /^<\/?\s*([\w.]+)/.exec(text)?.[1] ?? '';
  const other = isClosing ? source.lastIndexOf(`<${name}`, at - 1) : source.indexOf(`</${name}>`, range.end);
  if (isClosing && other < 0) return { message: null, leaveOut: [range] };
  const message = isClosing
    ? `Put this on a line of its own, as <${name}> on line ${lineNumber(source, other)} is.`
    : `Start a new line after this, because </${name}> is on a line of its own.`;
  return { message: report(range, message), leaveOut: other < 0 ? [range] : [range, tagAt(source, other)] };
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
  'micromark-extension-mdx-expression:unexpected-lazy': lazyLine,
  'micromark-extension-mdx-jsx:unexpected-lazy': lazyLine,
};

/** Explains an error of the compiler in a writer's words. */
export function explain({ source: origin, ruleId }: VFileMessage, stop: Stop): Mistake {
  const explainer = EXPLANATIONS[`${origin}:${ruleId}`];
  if (explainer) return explainer(stop);
  const range = { start: stop.at, end: Math.max(lineEnd(stop.source, stop.at), stop.at + 1) };
  const message = 'This line cannot be read. Write it like an example in the handbook, or delete it.';
  return { message: stop.report(range, message), leaveOut: [range] };
}
