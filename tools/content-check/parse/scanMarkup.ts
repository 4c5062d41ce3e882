import { lineEnd, lineNumber } from '../../../lib/lines';
import { nearest } from '../../../lib/nearest';
import { emptyBlocks, itemsIn } from '../../../src/blocks/contents';
import type { Range } from '../range';
import { readBrace } from './braces';
import { type Problem, problem } from './problem';
import { scanTag, type Tag } from './scanTag';

/** The handbook section about blocks, their settings and their closing tags. */
const handbook = '/handbook#what-a-page-looks-like';
/** HTML elements without content, which MDX writes with a slash. */
const EMPTY_ELEMENTS = /^(?:br|hr|img|input|wbr)$/;

const rangeOf = ({ start, end }: Range) => ({ start, end });

/** Reads a "<" that begins no tag. */
function readLessThan(source: string, start: number): Problem {
  const rest = source.slice(start, start + 300);
  const address = /^<([\w.+-]+@[\w.-]+|\w+:\/\/[^\s>]*)>?/.exec(rest);
  if (address) {
    const to = address[1]?.includes('@') ? `mailto:${address[1]}` : address[1];
    const message = `An address between < and > is no link here. Write: [words](${to})`;
    return problem({ start, end: start + address[0].length }, message);
  }
  const text = /^<[^<\s]*/.exec(rest)?.[0] ?? '<';
  const suggestion = text.replace('<', '&lt;');
  const message = `A "<" begins a block. To show the character, write "${suggestion}".`;
  return problem({ start, end: start + text.length }, message, { suggestion, leaveOut: [{ start, end: start + 1 }] });
}

/** Reads a comment of HTML. */
function readComment(source: string, start: number): Problem {
  const close = source.indexOf('-->', start);
  const end = close < 0 ? lineEnd(source, start) : close + 3;
  const suggestion = `{/* ${source.slice(start + 4, close < 0 ? end : close).trim()} */}`;
  return problem({ start, end }, `A note to colleagues is written ${suggestion}.`, { suggestion });
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

/** Tags that are open, and what was found wrong with them. */
class Tags {
  readonly problems: Problem[] = [];
  readonly open: Tag[] = [];
  readonly selfClosing: Tag[] = [];

  constructor(readonly source: string) {}

  report(range: Range, message: string, leaveOut: readonly Range[] = [range], suggestion: string | null = null): void {
    this.problems.push(problem(range, message, { leaveOut, suggestion, handbook }));
  }

  unclosed(tag: Tag, before?: Tag): void {
    if (tag.fault) return;
    const place = before ? `, before </${before.name}> on line ${lineNumber(this.source, before.start)}` : '';
    const how = emptyBlocks.includes(tag.name)
      ? `Write <${tag.name} />, with a slash.`
      : `Write </${tag.name}> where it ends${place}, or a slash before its ">" if nothing is inside.`;
    this.report(rangeOf(tag), `<${tag.name}> has no end. ${how}`);
  }

  close(tag: Tag): void {
    const top = this.open.at(-1);
    const index = this.open.findLastIndex(({ name }) => name === tag.name);
    if (tag.fault) this.report(tag.fault, tag.fault.message, [rangeOf(tag)], tag.fault.suggestion ?? null);
    if (EMPTY_ELEMENTS.test(tag.name)) {
      this.report(rangeOf(tag), `Write <${tag.name} />, with the slash at the end.`, undefined, `<${tag.name} />`);
    } else if (index >= 0) {
      for (const left of this.open.splice(index + 1)) this.unclosed(left, tag);
      const opening = this.open.pop();
      // A pair is left out as a whole.
      const partner = opening?.fault ? tag : tag.fault ? opening : undefined;
      if (partner) this.problems.push(problem(partner, '', { leaveOut: [rangeOf(partner)] }));
    } else if (top && (nearest(tag.name, [top.name]) || tag.name.toLowerCase() === top.name.toLowerCase())) {
      this.open.pop();
      // The imports and the entries inside tell which of the two names is misspelled.
      const isImported = new RegExp(`^import\\b[^;]*\\b${top.name}\\b`, 'm').test(this.source);
      const isTopWrong = !isImported || itemsIn(tag.name)?.block === top.name;
      const [wrong, right] = isTopWrong ? [top, tag] : [tag, top];
      const suggestion = wrong === tag ? `</${right.name}>` : right.name;
      const range = wrong === tag ? rangeOf(tag) : { start: top.start + 1, end: top.start + 1 + top.name.length };
      this.report(
        range,
        `<${top.name}> ends as </${tag.name}>. Write ${right.name} in both.`,
        [tag, top].map(rangeOf),
        suggestion,
      );
    } else {
      const slashed = this.selfClosing.findLast(({ name, start }) => name === tag.name && start > (top?.start ?? 0));
      if (slashed) {
        const slash = { start: slashed.end - 2, end: slashed.end };
        const message = `The slash ends <${tag.name}> here, but it ends again on line ${lineNumber(this.source, tag.start)}. Delete the slash.`;
        this.report(slash, message, [{ start: slashed.start, end: tag.end }], '>');
      } else if (!tag.fault) {
        this.report(
          rangeOf(tag),
          `</${tag.name}> ends a block that has no start. Delete it, or write <${tag.name}> where it starts.`,
        );
      }
    }
  }

  read(tag: Tag): void {
    const range = rangeOf(tag);
    const top = this.open.at(-1);
    const isBare = tag.end - tag.start === tag.name.length + 2;
    if (tag.kind === 'close') this.close(tag);
    else if (tag.name.includes(':')) {
      this.report(range, `<${tag.name}> was pasted from another program. Delete it, and keep the text.`);
    } else if (tag.fault) {
      this.report(tag.fault, tag.fault.message, [range], tag.fault.suggestion ?? null);
      if (tag.kind === 'open') this.open.push(tag);
    } else if (tag.kind === 'selfClosing') this.selfClosing.push(tag);
    else if (EMPTY_ELEMENTS.test(tag.name)) {
      const advice = /^[bh]r$/.test(tag.name)
        ? 'Delete it; an empty line makes a paragraph.'
        : `Write a slash before its ">": <${tag.name} … />`;
      this.report(range, `<${tag.name}> cannot be read without a slash. ${advice}`);
    } else if (isBare && top?.name === tag.name && top.end - top.start > range.end - range.start) {
      this.open.pop();
      this.report(
        range,
        `This is the end of <${tag.name}>. Write </${tag.name}>.`,
        [range, rangeOf(top)],
        `</${tag.name}>`,
      );
    } else this.open.push(tag);
  }
}

/**
 * Looks for the weekly mistakes in the tags, braces and comments of a page that does not parse: a quotation mark, a `>`, an end
 * that is missing. The parser stops at the first one, often at another place, and describes it in terms of its grammar.
 * @param from where the text after the front matter starts
 */
export function scanMarkup(source: string, from: number): Problem[] {
  const tags = new Tags(source);
  for (let at = from; at < source.length; ) {
    const codeEnd = endOfCode(source, at);
    if (codeEnd !== null) {
      at = codeEnd;
    } else if (source.startsWith('<!--', at)) {
      const comment = readComment(source, at);
      tags.problems.push(comment);
      at = comment.end;
    } else if (source[at] === '{') {
      const brace = readBrace(source, at);
      if (brace.problem) tags.problems.push(brace.problem);
      at = brace.end;
    } else if (source[at] === '<') {
      const tag = scanTag(source, at);
      // "a <b and c": a word after "<" with no settings is text.
      const isText = tag?.fault && !/^[A-Z]/.test(tag.name) && !source.slice(tag.start, tag.end).includes('=');
      if (!tag || isText || /^<[\w.+-]+(@|:\/\/)/.test(source.slice(at, at + 80))) {
        tags.problems.push(readLessThan(source, at));
        at += 1;
      } else {
        tags.read(tag);
        at = Math.max(tag.end, at + 1);
      }
    } else at += 1;
  }
  for (const tag of tags.open) tags.unclosed(tag);
  return tags.problems;
}
