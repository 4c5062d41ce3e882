import { lineEnd, lineNumber } from '../../../lib/lines';
import { nearest } from '../../../lib/nearest';
import { emptyBlocks } from '../../../src/blocks/contents';
import type { Diagnostic } from '../diagnostic';
import type { Range } from '../range';
import { closingBrace, scanTag, type Tag } from './scanTag';

/** Explains a tag with a prefix, which Word and Outlook write: `<o:p>`; null for any other. */
export function officeMessage(name: string): string | null {
  return /^[a-z]+\d?:/.test(name)
    ? `<${name}> is a leftover of Word or Outlook. Delete it, and </${name}>, and keep the text between.`
    : null;
}

/** A fault in the markup, and what to leave out so that the rest of the page can be read. */
export interface MarkupProblem extends Diagnostic {
  leaveOut: Range[];
}

/** The handbook section about blocks, their settings and their closing tags. */
const TAGS = '/handbook#what-a-page-looks-like';
/** HTML elements without content, which MDX writes with a slash. */
const EMPTY_ELEMENTS = new Set(['br', 'hr', 'img', 'input', 'wbr']);

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

  function report(
    range: Range,
    message: string,
    leaveOut: Range[] = [range],
    suggestion: string | null = null,
    handbook?: string,
  ): void {
    problems.push({ ...range, message, suggestion, leaveOut, ...(handbook && { handbook }) });
  }
  function reportTag(range: Range, message: string, leaveOut?: Range[], suggestion?: string | null): void {
    report(range, message, leaveOut, suggestion, TAGS);
  }
  const tagRange = ({ start, end }: Range) => ({ start, end });
  const nameOf = ({ start, name }: Tag) => ({ start: start + 1, end: start + 1 + name.length });
  const lineOf = (offset: number) => lineNumber(source, offset);

  /** How to close a block: with a slash if nothing is between its tags. */
  function closingOf({ name, end }: Tag, place: string): string {
    if (emptyBlocks.includes(name))
      return `Write <${name} />, with a slash at the end, because this block has no content.`;
    const isFollowedByTag = /^\s*<[A-Z]/.test(source.slice(end));
    const orSlash = isFollowedByTag
      ? ', or a slash before the ">" of this tag if there is nothing between the two'
      : '';
    return `Write </${name}>${place}${orSlash}.`;
  }

  function close(tag: Tag): void {
    const top = open.at(-1);
    if (tag.fault) reportTag(tag.fault, tag.fault.message, [tagRange(tag)], tag.fault.suggestion ?? null);
    if (tag.fault && !open.some(({ name }) => name === tag.name)) return;
    if (EMPTY_ELEMENTS.has(tag.name)) {
      reportTag(tagRange(tag), `Write <${tag.name} />, with the slash at the end.`, [tagRange(tag)], `<${tag.name} />`);
      return;
    }
    const index = open.findLastIndex(({ name }) => name === tag.name);
    if (index >= 0) {
      for (const left of open.splice(index + 1)) {
        const place = ` where it ends, before </${tag.name}> on line ${lineOf(tag.start)}`;
        if (!left.fault)
          reportTag(tagRange(left), `<${left.name}> is opened here but not closed. ${closingOf(left, place)}`);
      }
      const opening = open.pop();
      if (opening?.fault) problems.at(-1)?.leaveOut.push(tagRange(tag));
      if (tag.fault && opening) problems.at(-1)?.leaveOut.push(tagRange(opening));
      return;
    }
    const slashed = selfClosing.findLast(({ name, start }) => name === tag.name && start > (top?.start ?? 0));
    if (slashed && source.slice(slashed.end, tag.start).trim() !== '') {
      const slash = { start: slashed.end - 2, end: slashed.end };
      const message = `<${tag.name}> ends here, because of the slash, and </${tag.name}> on line ${lineOf(tag.start)} closes it again. Delete the slash.`;
      reportTag(slash, message, [{ start: slashed.start, end: tag.end }], '>');
      return;
    }
    const isNext = top && new RegExp(`^\\s*</${top.name}\\s*>`).test(source.slice(tag.end));
    if (!top || isNext) {
      reportTag(
        tagRange(tag),
        `</${tag.name}> closes a block that is not open. Delete it, or write <${tag.name}> where the block starts.`,
      );
      return;
    }
    if (top.name === tag.name.toLowerCase()) {
      const message = `The name of a block starts with a capital letter. Write <${tag.name}>.`;
      reportTag(nameOf(top), message, [tagRange(tag), tagRange(top)], tag.name);
      open.pop();
      return;
    }
    const message = nearest(tag.name, [top.name])
      ? `</${tag.name}> is misspelled: it has to close <${top.name}> on line ${lineOf(top.start)}. Write </${top.name}>.`
      : `</${tag.name}> is written here, but the block that is open is <${top.name}> on line ${lineOf(top.start)}. Write </${top.name}>.`;
    open.pop();
    reportTag(tagRange(tag), message, [tagRange(tag), tagRange(top)], `</${top.name}>`);
  }

  function readTag(): void {
    const tag = scanTag(source, at);
    if (!tag) {
      lessThan();
      return;
    }
    const isProse = tag.fault && !/^[A-Z]/.test(tag.name) && !source.slice(tag.start, tag.end).includes('=');
    if (/^<[\w.+-]+(@|:\/\/)/.test(source.slice(at)) || isProse) {
      lessThan();
      return;
    }
    at = Math.max(tag.end, at + 1);
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
          : `Write a slash before the ">" of <${tag.name}>: <${tag.name} … />.`,
      );
    } else if (tag.kind === 'open' && lacksSlash(tag)) {
      const opening = open.pop();
      const message = `<${tag.name}> is opened a second time here, inside itself. To close it, write </${tag.name}>.`;
      reportTag(tagRange(tag), message, [tagRange(tag), ...(opening ? [tagRange(opening)] : [])], `</${tag.name}>`);
    } else if (tag.kind === 'open') open.push(tag);
    else selfClosing.push(tag);
  }

  /** `<Card title="…">Text<Card>`: the second tag was meant to close the first. */
  function lacksSlash({ name, start, end }: Tag): boolean {
    const top = open.at(-1);
    return top?.name === name && top.end - top.start > end - start && !source.slice(start, end).includes('=');
  }

  function lessThan(): void {
    const text = /^<[^<\s]*/.exec(source.slice(at))?.[0] ?? '<';
    const address = /^<([\w.+-]+@[\w.-]+|\w+:\/\/[^\s>]*)>?/.exec(source.slice(at))?.[0];
    if (address) {
      const range = { start: at, end: at + address.length };
      const advice = address.includes('://')
        ? 'Write [words](address).'
        : 'Write <EmailLink /> for our own address, or [words](mailto:address) for another one.';
      report(range, `An address in < > does not become a link here. ${advice}`);
      at = range.end;
      return;
    }
    if (/^<\/?\s*>/.test(source.slice(at))) {
      const end = source.indexOf('>', at) + 1;
      report({ start: at, end }, 'This tag has no name. Write the name of a block, or delete it.');
      at = end;
      return;
    }
    const shown = text.length > 1 ? text.replace('<', '&lt;') : '&lt;';
    report(
      { start: at, end: at + text.length },
      `A "<" starts a block here. To show the character, write "${shown}".`,
      [{ start: at, end: at + 1 }],
      shown,
    );
    at += 1;
  }

  function readBrace(): void {
    const rest = source.slice(at);
    const start = at;
    if (/^\{\s*\/\*/.test(rest)) {
      const end = source.indexOf('*/', at + 2);
      const next = source.slice(at + 2).search(/\{\s*\/\*/) + at + 2;
      const isOpen = end < 0 || (next > at + 2 && next < end);
      const range = { start, end: isOpen ? lineEnd(source, start) : end + 2 };
      if (isOpen)
        report(range, 'This comment has no end, so the rest of the page would belong to it. Write */} where it ends.');
      else if (!/^\s*\}/.test(source.slice(end + 2)))
        report(range, 'This comment lacks its last character. Write */} at its end.');
      at = isOpen ? range.end : source.indexOf('}', end) + 1 || range.end;
      if (!isOpen && !/^\s*\}/.test(source.slice(end + 2))) at = range.end;
      return;
    }
    const line = /^\{\s*\/\/[^\n]*/.exec(rest)?.[0];
    if (line) {
      const note = line.replace(/^\{\s*\/\/\s*/, '').replace(/\s*\}?\s*$/, '');
      const length = line.includes('}') ? line.indexOf('}') + 1 : line.length;
      const suggestion = `{/* ${note} */}`;
      report(
        { start, end: start + length },
        `A comment is written ${suggestion}. Visitors do not see it.`,
        undefined,
        suggestion,
      );
      at += length;
      return;
    }
    const end = closingBrace(source, at);
    const onLine = /^\{[^\n{}]*\}/.exec(rest)?.[0];
    if (end < 0 && onLine) {
      const suggestion = onLine.replace('{', '&#123;').replace('}', '&#125;');
      const range = { start, end: start + onLine.length };
      report(
        range,
        `Text in { } is read as code, but this is not code. To show the braces, write "${suggestion}".`,
        undefined,
        suggestion,
      );
    } else if (end < 0) {
      report(
        { start, end: start + 1 },
        'A "{" starts code here but has no "}". To show a fact, write "}" after its name. To show the character, write "&#123;".',
        undefined,
        '&#123;',
      );
    }
    at = end < 0 ? at + 1 : end;
  }

  function readFence(fence: string): void {
    const start = at;
    const end = new RegExp(`\\n[ \\t>]*${fence[0]}{${fence.length},}[ \\t]*\\r?(?=\\n|$)`).exec(source.slice(at));
    if (end) {
      at += end.index + end[0].length;
      return;
    }
    at = lineEnd(source, start);
    const sample = at + Math.max(source.slice(at).search(/\n[ \t]*\r?\n|\n[ \t]*<\/[A-Z]|$/), 0);
    report(
      { start, end: at },
      `This code sample has no end, so the rest of the page would belong to it. Write ${fence} on a line of its own where it ends.`,
      [{ start, end: sample }],
    );
    at = sample;
  }

  /** The end of an import, which is code of another kind. */
  function importEnd(): number {
    const rest = source.slice(at);
    const end = rest.search(/;[ \t]*\r?\n|\n[ \t]*\r?\n|\n(?=import\s|<)|$/);
    return at + Math.max(end, 1);
  }

  while (at < source.length) {
    const character = source[at] ?? '';
    const rest = source.slice(at, at + 200);
    const fence =
      source.slice(source.lastIndexOf('\n', at - 1) + 1, at).trim() === ''
        ? /^(`{3,}|~{3,})/.exec(rest)?.[0]
        : undefined;
    if (fence) readFence(fence);
    else if (/^import\s/.test(rest) && source[at - 1] !== undefined && '\n\r'.includes(source[at - 1] ?? ''))
      at = importEnd();
    else if (character === '\\') at += 2;
    else if (character === '`') {
      const ticks = /^`+/.exec(rest)?.[0] ?? '`';
      const paragraphEnd = source.slice(at).search(/\n[ \t]*\r?\n|$/) + at;
      const closing = source.indexOf(ticks, at + ticks.length);
      at = closing > 0 && closing < paragraphEnd ? closing + ticks.length : at + ticks.length;
    } else if (rest.startsWith('<!--')) {
      const end = source.indexOf('-->', at);
      const range = { start: at, end: end < 0 ? lineEnd(source, at) : end + 3 };
      const note = source.slice(at + 4, end < 0 ? range.end : end).trim();
      const suggestion = `{/* ${note} */}`;
      report(
        range,
        note.length < 60 && !note.includes('\n')
          ? `A comment is written ${suggestion}. Visitors do not see it.`
          : 'A comment is written {/* like this */}. Visitors do not see it.',
        undefined,
        suggestion,
      );
      at = range.end;
    } else if (character === '<') readTag();
    else if (character === '{') readBrace();
    else at += 1;
  }
  for (const left of open) {
    if (!left.fault)
      reportTag(tagRange(left), `<${left.name}> is opened here but never closed. ${closingOf(left, ' where it ends')}`);
  }
  return problems;
}
