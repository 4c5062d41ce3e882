import { nearest } from '../../../lib/nearest';
import { lineEnd, lineNumber } from '../../../lib/text';
import { emptyBlocks, itemsIn } from '../../../src/blocks/contents';
import type { Range } from '../range';
import { readBrace } from './braces';
import { type Problem, problem } from './problem';
import { scanTag, type Tag } from './scanTag';

/** The handbook section about blocks, their settings and their closing tags. */
const handbook = '/handbook#what-a-page-looks-like';
/** HTML elements without content, which MDX writes with a slash. */
const EMPTY_ELEMENTS = /^(?:br|hr|img|input|wbr)$/;

/** Reads a "<" that begins no tag. */
function readLessThan(source: string, start: number): Problem {
  const rest = source.slice(start, start + 300);
  const merge = /^<{7} [\s\S]*?\n>{7} .*/.exec(source.slice(start));
  if (merge) {
    const message =
      'Two people changed this part, and both versions are here. Keep one, and delete the lines with <<<<<<<, ======= and >>>>>>>.';
    return problem({ start, end: lineEnd(source, start) }, message, {
      leaveOut: [{ start, end: start + merge[0].length }],
    });
  }
  const address = /^<([\w.+-]+@[\w.-]+|\w+:\/\/[^\s>]*)>?/.exec(rest);
  if (address) {
    const to = address[1]?.includes('@') ? `mailto:${address[1]}` : address[1];
    const message = `An address between < and > is not a link here. Write: [words](${to})`;
    return problem({ start, end: start + address[0].length }, message);
  }
  const text = /^<[^<\s]*/.exec(rest)?.[0] ?? '<';
  const suggestion = text.replace('<', '&lt;');
  const message = `A "<" begins a block. To show the character, write "${suggestion}".`;
  return problem({ start, end: start + text.length }, message, { suggestion, leaveOut: [{ start, end: start + 1 }] });
}

/** Reads a comment of HTML. */
function readComment(source: string, start: number): { problem: Problem; end: number } {
  const close = source.indexOf('-->', start);
  const end = close < 0 ? lineEnd(source, start) : close + 3;
  const suggestion = `{/* ${source.slice(start + 4, close < 0 ? end : close).trim()} */}`;
  const message = `A note to colleagues is written ${suggestion}.`;
  return { problem: problem({ start, end }, message, { suggestion }), end };
}

/** The end of what has no tags or braces: code, an import line, an escaped character. Null for anything else. */
function endOfCode(source: string, at: number): number | null {
  const isLineStart = source.slice(source.lastIndexOf('\n', at - 1) + 1, at).trim() === '';
  const rest = source.slice(at);
  const fence = isLineStart ? /^(`{3,}|~{3,})/.exec(rest)?.[0] : undefined;
  if (fence) {
    const close = new RegExp(`\\n[ \\t>]*${fence}[^\\n]*`).exec(rest);
    return at + (close ? close.index + close[0].length : rest.length);
  }
  if (isLineStart && /^import\s/.test(rest)) {
    return at + Math.max(rest.search(/;[ \t]*\r?\n|\n[ \t]*\r?\n|\n(?=import\s|<)|$/), 1);
  }
  if (rest.startsWith('\\')) return at + 2;
  const ticks = /^`+/.exec(rest)?.[0];
  if (!ticks) return null;
  const close = source.indexOf(ticks, at + ticks.length);
  const paragraphEnd = at + rest.search(/\n[ \t]*\r?\n|$/);
  return (close > 0 && close < paragraphEnd ? close : at) + ticks.length;
}

/** Finds the tags that do not fit each other. */
function problemsOf(tags: readonly Tag[], source: string): Problem[] {
  const problems: Problem[] = [];
  const open: Tag[] = [];
  const selfClosing: Tag[] = [];
  const report = (range: Range, message: string, more: Partial<Problem> = {}) =>
    void problems.push(problem(range, message, { handbook, ...more }));

  function unclosed({ name, start, end, fault }: Tag, before?: Tag): void {
    if (fault) return;
    const place = before ? `, before </${before.name}> on line ${lineNumber(source, before.start)}` : '';
    const how = emptyBlocks.includes(name)
      ? `Write <${name} />, with a slash.`
      : `Write </${name}> where it ends${place}, or a slash before its ">" if nothing is inside.`;
    report({ start, end }, `<${name}> has no end. ${how}`);
  }

  /** Two tags with similar names. The imports and the entries inside tell which of them is misspelled. */
  function misspelled(top: Tag, tag: Tag): void {
    const isImported = new RegExp(`^import\\b[^;]*\\b${top.name}\\b`, 'm').test(source);
    const isTopWrong = !isImported || itemsIn(tag.name)?.block === top.name;
    const name = { start: top.start + 1, end: top.start + 1 + top.name.length };
    report(isTopWrong ? name : tag, `<${top.name}> ends as </${tag.name}>. Write the same name in both.`, {
      leaveOut: [tag, top],
      suggestion: isTopWrong ? tag.name : `</${top.name}>`,
    });
  }

  function close(tag: Tag): void {
    const { name, fault, start, end } = tag;
    const top = open.at(-1);
    const index = open.findLastIndex((other) => other.name === name);
    const slashed = selfClosing.findLast((other) => other.name === name && other.start > (top?.start ?? 0));
    if (fault) report(fault, fault.message, { leaveOut: [tag], suggestion: fault.suggestion });
    if (EMPTY_ELEMENTS.test(name)) {
      report(tag, `Write <${name} />, with the slash at the end.`, { suggestion: `<${name} />` });
    } else if (index >= 0) {
      for (const left of open.splice(index + 1)) unclosed(left, tag);
      const opening = open.pop();
      // A pair is left out as a whole.
      const partner = opening?.fault ? tag : fault ? opening : undefined;
      if (partner) report(partner, '');
    } else if (top && (nearest(name, [top.name]) || name.toLowerCase() === top.name.toLowerCase())) {
      open.pop();
      misspelled(top, tag);
    } else if (slashed) {
      const message = `The slash ends <${name}> here, but it ends again on line ${lineNumber(source, start)}. Delete the slash.`;
      const slash = { start: slashed.end - 2, end: slashed.end };
      report(slash, message, { leaveOut: [{ start: slashed.start, end }], suggestion: '>' });
    } else if (!fault) {
      report(tag, `</${name}> ends a block that has no start. Delete it, or write <${name}> where it starts.`);
    }
  }

  for (const tag of tags) {
    const { name, kind, fault, start, end } = tag;
    const top = open.at(-1);
    if (kind === 'close') close(tag);
    else if (fault) {
      report(fault, fault.message, { leaveOut: [tag], suggestion: fault.suggestion });
      if (kind === 'open') open.push(tag);
    } else if (kind === 'selfClosing') selfClosing.push(tag);
    else if (EMPTY_ELEMENTS.test(name))
      report(tag, `<${name}> needs a slash: <${name} />. Between paragraphs, leave a line empty in its place.`);
    else if (end - start === name.length + 2 && top?.name === name && top.end - top.start > end - start) {
      open.pop();
      const leaveOut = [tag, top];
      report(tag, `This is the end of <${name}>. Write </${name}>.`, { leaveOut, suggestion: `</${name}>` });
    } else open.push(tag);
  }
  for (const tag of open) unclosed(tag);
  return problems;
}

/**
 * Looks for the weekly mistakes in the tags, braces and comments of a page that does not parse: a quotation mark, a `>`, an end
 * that is missing. The parser stops at the first one, often at another place, and describes it in terms of its grammar.
 * @param from where the text after the front matter starts
 */
export function scanMarkup(source: string, from: number): Problem[] {
  const tags: Tag[] = [];
  const problems: Problem[] = [];
  for (let at = from; at < source.length; ) {
    const tag = source[at] === '<' ? scanTag(source, at) : null;
    // "a <b and c": a word after "<" with no settings is text.
    const isText = tag?.fault && !/^[A-Z]/.test(tag.name) && !source.slice(tag.start, tag.end).includes('=');
    const codeEnd = endOfCode(source, at);
    if (codeEnd !== null) at = codeEnd;
    else if (source.startsWith('<!--', at) || source[at] === '{') {
      const { problem: found, end } = source[at] === '{' ? readBrace(source, at) : readComment(source, at);
      if (found) problems.push(found);
      at = end;
    } else if (tag && !isText && !/^<[\w.+-]+(@|:\/\/)/.test(source.slice(at, at + 80))) {
      tags.push(tag);
      at = Math.max(tag.end, at + 1);
    } else {
      const found = source[at] === '<' ? [readLessThan(source, at)] : [];
      problems.push(...found);
      at = found[0]?.leaveOut[0]?.end ?? at + 1;
    }
  }
  return [...problems, ...problemsOf(tags, source)];
}
