import { lineNumber } from '../../../lib/lines';
import { nearest } from '../../../lib/nearest';
import { emptyBlocks, itemsIn } from '../../../src/blocks/contents';
import type { Range } from '../range';
import { type MarkupProblem, markupProblem } from './markupProblem';
import { importEnd, inlineCodeEnd, readBrace, readComment, readFence, readLessThan } from './scanSigns';
import { scanTag, type Tag } from './scanTag';

/** Explains a tag with a prefix, which Word and Outlook write: `<o:p>`; null for any other. */
export function officeMessage(name: string): string | null {
  return /^[a-z]+\d?:/.test(name)
    ? `<${name}> is a leftover of Word or Outlook. Delete it, and </${name}>, and keep the text between.`
    : null;
}

/** The handbook section about blocks, their settings and their closing tags. */
const TAGS = '/handbook#what-a-page-looks-like';
/** `<date>`, for the one who finishes the text. */
const GAP =
  /^<(?:date|day|month|year|name|company|client|customer|city|phone|email|price|amount|number|url|tbd|todo)>$/i;
/** HTML elements without content, which MDX writes with a slash. */
const EMPTY_ELEMENTS = new Set(['br', 'hr', 'img', 'input', 'wbr']);

/** The end of the last open block, if that is what a tag with a fault and an unknown name is meant to be: `</Car` for `</Card>`. */
function meantEnd(written: Tag, open: readonly Tag[]): Tag {
  const top = open.at(-1);
  const isOpen = open.some(({ name }) => name === written.name);
  if (!written.fault || !top || isOpen || !nearest(written.name, [top.name])) return written;
  const suggestion = `</${top.name}>`;
  const message = `This is the end of <${top.name}>. Write ${suggestion}.`;
  return { ...written, name: top.name, fault: { ...written.fault, message, suggestion } };
}

/**
 * Looks for faults in the tags, braces and comments of a page that does not parse. The parser stops at the first fault,
 * often at another place than the mistake, and describes it in terms of its grammar.
 * @param from where the text after the front matter starts
 */
export function scanMarkup(source: string, from: number): MarkupProblem[] {
  const problems: MarkupProblem[] = [];
  const open: Tag[] = [];
  const selfClosing: Tag[] = [];
  let at = from;

  function reportTag(
    range: Range,
    message: string,
    leaveOut: Range[] = [range],
    suggestion: string | null = null,
  ): void {
    problems.push(markupProblem(range, message, { leaveOut, suggestion, handbook: TAGS }));
  }
  const tagRange = ({ start, end }: Range) => ({ start, end });
  const nameOf = ({ start, name }: Tag) => ({ start: start + 1, end: start + 1 + name.length });
  const lineOf = (offset: number) => lineNumber(source, offset);

  /** How to close a block: with a slash if nothing is between its tags. */
  function closingOf({ name, end }: Tag, place: string): string {
    if (emptyBlocks.includes(name)) return `Write <${name} />, with a slash: there is nothing to write inside it.`;
    const next = /^\s*<\/?([A-Z]\w*)/.exec(source.slice(end))?.[1];
    const isLast =
      itemsIn(next ?? '')?.block === name && !source.slice(end).trimStart().startsWith(`</${next}>\n</${name}>`);
    if (next === name || isLast) return 'Write a slash before its ">", because nothing is inside it: />';
    const orSlash = next ? ', or a slash before its ">" if nothing is inside it' : '';
    // The next block of this kind begins where this one should have ended.
    const sibling = source.slice(end).search(new RegExp(`\\n[ \\t]*<${name}[\\s>]`));
    const isInside = sibling >= 0 && !source.slice(end, end + sibling).includes(`</${open.at(-1)?.name ?? name}>`);
    const before = isInside ? `, at the latest before line ${lineOf(end + sibling) + 1}` : place;
    return `Write </${name}> where it ends${before}${orSlash}.`;
  }

  /** Reports a block that is not closed before an offset. */
  function reportUnclosed(tag: Tag, place: string, until: number): void {
    // `/Pair>`
    const bare = new RegExp(`(?<![<\\w])/${tag.name}>`).exec(source.slice(tag.end, until));
    if (bare) {
      const range = { start: tag.end + bare.index, end: tag.end + bare.index + bare[0].length };
      reportTag(range, `A "<" is missing. Write: <${bare[0]}`, [range, tagRange(tag)], `<${bare[0]}`);
      return;
    }
    const isGap = GAP.test(source.slice(tag.start, tag.end));
    reportTag(
      tagRange(tag),
      isGap
        ? `<${tag.name}> is a gap that nobody has filled in. Write the words themselves, or delete it.`
        : `<${tag.name}> starts here and has no end. ${closingOf(tag, place)}`,
    );
  }

  /** Reports the end of a block without a start. */
  function reportNoStart(tag: Tag, after: number): void {
    // `[Pair]` or, at the start of a line, `Pair title="…">`
    const pattern = `(?:&lt;|\\[|‹|\\()[ ]?${tag.name}\\b[^\\n<]*|(?<=\\n[ \\t]*)${tag.name}(?=>|\\s[^<]*>)[^<>]*>`;
    const written = new RegExp(pattern).exec(source.slice(after, tag.start));
    if (written) {
      const start = after + written.index;
      const range = { start, end: start + written[0].length };
      const right = `<${written[0].replace(/^(?:&lt;|[^\w]) ?|(?:&gt;|[\])›>])$/g, '').trimEnd()}>`;
      const shown = right.replace(/\s+/g, ' ');
      const message = `These signs make no block: its first line starts with "<" and ends with ">". Write: ${shown}`;
      reportTag(range, message, [range, tagRange(tag)], right);
      return;
    }
    reportTag(
      tagRange(tag),
      `</${tag.name}> is the end of a block that has no start. Delete it, or write <${tag.name}> where the block starts.`,
    );
  }

  function close(written: Tag): void {
    const top = open.at(-1);
    const tag = meantEnd(written, open);
    if (tag.fault) reportTag(tag.fault, tag.fault.message, [tagRange(tag)], tag.fault.suggestion ?? null);
    if (tag.fault && !open.some(({ name }) => name === tag.name)) return;
    if (EMPTY_ELEMENTS.has(tag.name)) {
      reportTag(tagRange(tag), `Write <${tag.name} />, with the slash at the end.`, [tagRange(tag)], `<${tag.name} />`);
      return;
    }
    const index = open.findLastIndex(({ name }) => name === tag.name);
    if (index >= 0) {
      for (const left of open.splice(index + 1)) {
        const place = `, before </${tag.name}> on line ${lineOf(tag.start)}`;
        if (!left.fault) reportUnclosed(left, place, tag.start);
      }
      const opening = open.pop();
      if (opening?.fault) problems.at(-1)?.leaveOut.push(tagRange(tag));
      if (tag.fault && opening) problems.at(-1)?.leaveOut.push(tagRange(opening));
      return;
    }
    const slashed = selfClosing.findLast(({ name, start }) => name === tag.name && start > (top?.start ?? 0));
    if (slashed && source.slice(slashed.end, tag.start).trim() !== '') {
      const slash = { start: slashed.end - 2, end: slashed.end };
      const message = `The slash before ">" ends <${tag.name}> here, but it has text and ends again on line ${lineOf(tag.start)}. Delete the slash.`;
      reportTag(slash, message, [{ start: slashed.start, end: tag.end }], '>');
      return;
    }
    const isNext = top && new RegExp(`^\\s*</${top.name}\\s*>`).test(source.slice(tag.end));
    // The start of an entry was deleted, and the block around it is right.
    if (!top || isNext || itemsIn(top.name)?.block === tag.name) {
      reportNoStart(tag, top?.end ?? from);
      return;
    }
    if (top.name === tag.name.toLowerCase()) {
      const message = `The name of a block starts with a capital letter. Write <${tag.name}>.`;
      reportTag(nameOf(top), message, [tagRange(tag), tagRange(top)], tag.name);
      open.pop();
      return;
    }
    // `<Question>` in place of `<Questions>`
    if (itemsIn(tag.name)?.block === top.name && source.slice(top.end, tag.start).includes(`<${top.name} `)) {
      open.pop();
      const message = `This block ends as </${tag.name}> on line ${lineOf(tag.start)}. Write <${tag.name}> here, too.`;
      reportTag(nameOf(top), message, [tagRange(tag), tagRange(top)], tag.name);
      return;
    }
    const isKnown = (name: string) => new RegExp(`^import\\b[^;]*\\b${name}\\b`, 'm').test(source);
    if (isKnown(tag.name) && !isKnown(top.name)) {
      open.pop();
      const message = `There is no block <${top.name}> on this page, and its end is </${tag.name}>. Write <${tag.name}> here, too.`;
      reportTag(nameOf(top), message, [tagRange(tag), tagRange(top)], tag.name);
      return;
    }
    const message = `</${tag.name}> ends another block than the one that starts on line ${lineOf(top.start)}, <${top.name}>. Write </${top.name}>.`;
    open.pop();
    reportTag(tagRange(tag), message, [tagRange(tag), tagRange(top)], `</${top.name}>`);
  }

  function readTag(): void {
    if (/^<<\/?[A-Z]/.test(source.slice(at, at + 4))) {
      reportTag({ start: at, end: at + 1 }, 'There is a "<" too many. Delete one.');
      at += 1;
      return;
    }
    const tag = scanTag(source, at);
    const isProse = tag?.fault && !/^[A-Z]/.test(tag.name) && !source.slice(tag.start, tag.end).includes('=');
    if (!tag || isProse || /^<[\w.+-]+(@|:\/\/)/.test(source.slice(at))) {
      take(readLessThan(source, at));
      return;
    }
    at = Math.max(tag.end, at + 1);
    if (source[at] === '>' && source[at - 1] === '>') {
      reportTag({ start: at, end: at + 1 }, 'There is a ">" too many. Delete one.');
    }
    const office = officeMessage(tag.name);
    if (office) {
      const opening = problems.find(({ message }) => message === office);
      if (opening) opening.leaveOut.push(tagRange(tag));
      else reportTag(tagRange(tag), office);
      return;
    }
    if (tag.kind === 'close') {
      close(tag);
      return;
    }
    if (tag.fault) {
      reportTag(tag.fault, tag.fault.message, [tagRange(tag)], tag.fault.suggestion ?? null);
      if (tag.kind === 'open') open.push(tag);
    } else if (tag.kind === 'open' && EMPTY_ELEMENTS.has(tag.name)) {
      reportTag(
        tagRange(tag),
        tag.end - tag.start === tag.name.length + 2
          ? `Write <${tag.name} />, with a slash at the end.`
          : `Write a slash before the ">" of <${tag.name}: <${tag.name} … />`,
      );
    } else if (tag.kind === 'open' && lacksSlash(tag)) {
      const opening = open.pop();
      const message = `This looks like the end of <${tag.name}>, and has no slash. Write </${tag.name}>.`;
      reportTag(tagRange(tag), message, [tagRange(tag), ...(opening ? [tagRange(opening)] : [])], `</${tag.name}>`);
    } else if (tag.kind === 'open') open.push(tag);
    else selfClosing.push(tag);
  }

  /** `<Card title="…">Text<Card>`: the second tag was meant to close the first. */
  function lacksSlash({ name, start, end }: Tag): boolean {
    const top = open.at(-1);
    return top?.name === name && top.end - top.start > end - start && !source.slice(start, end).includes('=');
  }

  function take({ problem, end }: ReturnType<typeof readBrace>): void {
    if (problem) problems.push(problem);
    at = end;
  }

  while (at < source.length) {
    const character = source[at] ?? '';
    const rest = source.slice(at, at + 200);
    const isLineStart = source.slice(source.lastIndexOf('\n', at - 1) + 1, at).trim() === '';
    const fence = isLineStart ? /^(`{3,}|~{3,})/.exec(rest)?.[0] : undefined;
    if (fence) take(readFence(source, at, fence));
    else if (/^import\s/.test(rest) && /[\n\r]/.test(source[at - 1] ?? '')) at = importEnd(source, at);
    else if (character === '\\') at += 2;
    else if (character === '`') at = inlineCodeEnd(source, at);
    else if (rest.startsWith('<!--')) take(readComment(source, at));
    else if (character === '<') readTag();
    else if (character === '{') take(readBrace(source, at));
    else at += 1;
  }
  for (const left of open) {
    if (!left.fault) reportUnclosed(left, '', source.length);
  }
  return problems;
}
