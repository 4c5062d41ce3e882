import { location } from 'vfile-location';
import type { VFileMessage } from 'vfile-message';
import type { Range } from '../../../lib/message';
import { certain } from '../../../lib/nearest';
import { lineEnd, lineNumber, quoted } from '../../../lib/text';
import { emptyBlocks, itemsIn } from '../../../src/blocks/structures';

/** What is wrong in a writer's words, and what to write in place of the range, if that is certain. */
interface Explanation extends Range {
  reason: string;
  expected?: string;
}

/** HTML elements without content, which MDX writes with a slash. */
const EMPTY_ELEMENTS = ['br', 'hr', 'img', 'input', 'wbr'];

/** An opening tag whose end is not in the same paragraph, list, quotation or page. */
function withoutEnd({ name, ...tag }: Range & { name: string }): Explanation {
  if (emptyBlocks.includes(name)) {
    const place = { start: tag.end - 1, end: tag.end - 1 };
    return { ...place, reason: `<${name}> has no end. Write <${name} />, with a slash.`, expected: ' /' };
  }
  const reason = /^[A-Z]/.test(name)
    ? `<${name}> has no end here. Write </${name}> in the same line, or both tags on lines of their own.`
    : `<${name}> has no end. Write </${name}> where it ends or, to show the character, "&lt;${name}>".`;
  return { ...tag, reason };
}

/** Tags that do not fit each other. The compiler names the open one and where it is in its message. */
function unmatchedTags({ reason: message }: VFileMessage, source: string, stop: Range): Explanation {
  const [, closing] = /closing tag `<\/([^`>]*)>`/.exec(message) ?? [];
  const [, open = '', ...points] = /closing tag for `<([^`>]*)>` \((\d+):(\d+)-(\d+):(\d+)\)/.exec(message) ?? [];
  const [line = 1, column = 1, endLine = 1, endColumn = 1] = points.map(Number);
  const places = location(source);
  const start = places.toOffset({ line, column }) ?? stop.start;
  const end = places.toOffset({ line: endLine, column: endColumn }) ?? stop.end;
  const empty = closing ?? open;
  if (EMPTY_ELEMENTS.includes(empty)) {
    const range = closing === undefined ? { start, end } : stop;
    const expected = `<${empty} />`;
    return {
      ...range,
      reason: `<${empty}> needs a slash: ${expected}.`,
      expected: /br$/.test(empty) ? expected : undefined,
    };
  }
  if (closing === undefined || emptyBlocks.includes(open)) return withoutEnd({ name: open, start, end });
  const isGroup = itemsIn(closing)?.block === open || itemsIn(open)?.block === closing;
  if (/^[A-Z]/.test(open) && !isGroup && certain(closing, [open]))
    return { ...stop, reason: `<${open}> ends as </${closing}>. Write the same name in both.`, expected: `</${open}>` };
  const reason = open
    ? `</${closing}> is here while <${open}> of line ${lineNumber(source, start)} is still open. Write </${open}> where that block ends, or delete this </${closing}> if nothing starts it.`
    : `Write <${closing}> and </${closing}> both in one line, or each on a line of its own.`;
  return { ...stop, reason };
}

/** A "<" that begins no tag. */
function lessThan(source: string, start: number): Explanation {
  const rest = source.slice(start, lineEnd(source, start));
  const [conflict] = /^<{4,}.*/.exec(rest) ?? [];
  if (conflict) {
    const reason = 'Two people changed this part, and both versions are here. Keep one of them.';
    return { start, end: start + conflict.trimEnd().length, reason };
  }
  const [comment, words = ''] = /^<!--([\s\S]*?)-->/.exec(source.slice(start)) ?? [];
  if (comment) {
    const expected = `{/* ${words.trim()} */}`;
    return { start, end: start + comment.length, reason: `A note to colleagues is written ${expected}.`, expected };
  }
  const [link, address] = /^<((?:https?:\/\/|[^\s<>@]+@)[^\s<>]+)>/.exec(rest) ?? [];
  if (link) {
    const reason = `An address is a link without "<" and ">". Write: ${address}`;
    return { start, end: start + link.length, reason, expected: address };
  }
  const reason = 'A "<" begins a block. To show the character, write "&lt;".';
  return { start, end: start + 1, reason, expected: '&lt;' };
}

/** The text of a setting, whatever stands around it, up to the next setting or the end of the tag. */
const VALUE = /[{"'“”„«»‘’]*([^\n<>{}"“”„«»]*?)[}"'“”„«»‘’]*(?=\s+[\w-]+=|\s*\/?>|\s*$)/my;

/** A setting without straight quotation marks around its text; null where no name of a setting stands before the text. */
function unquotedSetting(source: string, at: number): Explanation | null {
  const [before, name] = /(?<=\s)([A-Za-z][\w-]*)\s*=\s*$/.exec(source.slice(0, at)) ?? [];
  VALUE.lastIndex = at;
  const [written = '', value = ''] = VALUE.exec(source) ?? [];
  if (!before || value === '') return null;
  const expected = `${name}=${quoted(value)}`;
  const reason = `The text of a setting needs straight quotation marks around it. Write: ${expected}`;
  return { start: at - before.length, end: at + written.length, reason, expected };
}

/** A tag that cannot be read from some character on. */
function tag({ reason: message }: VFileMessage, source: string, { start: at }: Range): Explanation {
  const start = source.lastIndexOf('<', at - 1);
  if (/^<(?:[^A-Za-z_$/]|[^\s<>]*[@:])/.test(source.slice(start))) return lessThan(source, start);
  const setting = /before attribute value/.test(message) ? unquotedSetting(source, at) : null;
  const reason =
    'The block cannot be read from here on. Look for a ">" or a quotation mark that is missing before, or one too many: a setting is title="…", and its text has “ and ” inside. To show a "<", write "&lt;".';
  const place = Math.min(at, source.trimEnd().length - 1);
  return setting ?? { start: place, end: place + 1, reason };
}

/** The start of the braces that are open at a position. */
function openBrace(source: string, at: number): number {
  let start = at - 1;
  for (let depth = 0; start > 0; start -= 1) {
    if (source[start] === '}') depth += 1;
    else if (source[start] === '{' && depth === 0) break;
    else if (source[start] === '{') depth -= 1;
  }
  while (source[start - 1] === '{') start -= 1;
  return start;
}

/** Braces around something that is not a fact: `{{first_name}}`, `{ask Dana}`; or without an end. */
function braces({ ruleId }: VFileMessage, source: string, { start: at }: Range): Explanation {
  const start = openBrace(source, at);
  const setting = unquotedSetting(source, start);
  if (setting) return setting;
  if (ruleId === 'unexpected-eof') {
    const reason =
      'This "{" has no end. Write } or, for a note, */} where it ends; to show the character, write &#123;.';
    return { start, end: start + 1, reason };
  }
  const [pair = '{', words = ''] = /^\{+([^{}\n]*)\}+/.exec(source.slice(start)) ?? [];
  const range = { start, end: start + pair.length };
  const [, id] = /^#([a-z0-9]+(?:-[a-z0-9]+)*)$/.exec(words) ?? [];
  const fact = /^\s*[a-z]\w*(?:\.\w+)+\s*$/.test(words);
  if (id || fact) {
    const expected = id ? `{/* #${id} */}` : `{${words.trim()}}`;
    const what = id ? 'The address of a heading is written as a note' : 'A fact has one pair of braces';
    return { ...range, reason: `${what}. Write: ${expected}`, expected };
  }
  const reason =
    'Only the name of a fact can be in braces, such as {company.brand}. Delete the braces, write {/* a note to colleagues */}, or write &#123; to show the character.';
  return { ...range, reason };
}

/** Lines that start with "import" or "export" and that cannot be read as code. */
function statement({ cause }: VFileMessage, source: string, { start: at }: Range): Explanation {
  const start = source.lastIndexOf('\n', at - 1) + 1;
  const [, twice] = /Identifier '(\w+)' has already/.exec(String(cause)) ?? [];
  const reason = twice
    ? `"${twice}" is imported a second time here. Delete it in one of the lines.`
    : "This line is read as code. Write an import as on other pages, import {Hero} from '@site/src/blocks'; and leave a line empty below the last one. Start a sentence with another word.";
  return { start, end: Math.max(lineEnd(source, start), start + 1), reason };
}

/** What reads the errors of each part of the compiler. */
const EXPLANATIONS: Readonly<Record<string, typeof tag>> = {
  'mdast-util-mdx-jsx:end-tag-mismatch': unmatchedTags,
  'micromark-extension-mdx-jsx:unexpected-character': tag,
  'micromark-extension-mdx-jsx:unexpected-eof': tag,
  'micromark-extension-mdxjs-esm:acorn': statement,
  'micromark-extension-mdxjs-esm:non-esm': statement,
  'micromark-extension-mdx-expression:acorn': braces,
  'micromark-extension-mdx-expression:unexpected-eof': braces,
};

/**
 * Explains an error of the compiler in a writer's words.
 * @param stop where the compiler stopped
 */
export function explain(error: VFileMessage, source: string, stop: Range): Explanation {
  const explanation = EXPLANATIONS[`${error.source}:${error.ruleId}`]?.(error, source, stop);
  const reason =
    'This line cannot be read: a tag or an import is not as the compiler expects it. Write it like an example in the handbook, or delete it.';
  return explanation ?? { start: stop.start, end: Math.max(lineEnd(source, stop.start), stop.start + 1), reason };
}
