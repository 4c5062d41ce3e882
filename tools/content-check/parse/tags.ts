import type { VFileMessage } from 'vfile-message';
import type { Report } from '../../../lib/message';
import { certain } from '../../../lib/nearest';
import type { Range } from '../../../lib/range';
import { lineEnd, lineNumber } from '../../../lib/text';
import { bandContents, bands, emptyBlocks, itemsIn, parentOf } from '../../../src/blocks/contents';

/** A tag that the compiler can read. */
export interface Tag extends Range {
  name: string;
  kind: 'open' | 'close' | 'selfClosing';
  /** Whether it is on a line of its own. */
  isFlow: boolean;
}

/** What is wrong, and what to leave out so that the rest of the page can be read. No message for a part of another mistake. */
export interface Mistake {
  message: VFileMessage | null;
  leaveOut: readonly Range[];
}

/** HTML elements without content, which MDX writes with a slash. */
const EMPTY_ELEMENTS = ['br', 'hr', 'img', 'input', 'wbr'];

/** Whether a block ends before another one that follows it, because it cannot contain it. */
function endsBefore(name: string, next: string): boolean {
  const item = itemsIn(name)?.block;
  const isForeignItem = parentOf.has(next) && parentOf.get(next) !== name;
  return (
    next === name ||
    bands.includes(next) ||
    isForeignItem ||
    (item ? next !== item : bandContents[name]?.includes(next) === false)
  );
}

/** Finds the tags that do not fit each other. `broken` are the names of tags that have a mistake of their own. */
export function tagMistakes(
  tags: readonly Tag[],
  source: string,
  broken: ReadonlySet<string>,
  report: Report,
): Mistake[] {
  const mistakes: Mistake[] = [];
  const open: Tag[] = [];
  const add = (leaveOut: readonly Range[], message: VFileMessage | null = null) =>
    void mistakes.push({ message, leaveOut });

  /** Where the end of a block is missing: before what it cannot contain, or before `limit`. */
  function missingEnd(tag: Tag, limit: number): number {
    const { name, end, isFlow } = tag;
    let depth = 0;
    let stop = limit;
    let lastItem: number | null = null;
    for (const next of tags) {
      if (next.start < end || next.start >= stop) continue;
      if (depth === 0 && next.kind !== 'close' && endsBefore(name, next.name)) stop = next.start;
      else if (next.kind === 'open') depth += 1;
      else if (next.kind === 'close') depth -= 1;
      if (depth === 0 && next.start < stop && itemsIn(name)) lastItem = next.end;
    }
    // A block in a line of text ends with the paragraph.
    const paragraph = source.slice(end).search(/\n[ \t]*\r?(?:\n|$)/);
    if (!isFlow && paragraph >= 0) stop = Math.min(stop, end + paragraph);
    return lastItem ?? end + source.slice(end, stop).trimEnd().length;
  }

  /** What is wrong with a tag that has no end; null for a part of another mistake. */
  function unclosed(tag: Tag, limit: number): VFileMessage | null {
    const { name, start, end, isFlow } = tag;
    if (broken.has(name)) return null;
    if (emptyBlocks.includes(name)) {
      const place = { start: end - 1, end: end - 1 };
      return report(place, `<${name}> has no end. Write <${name} />, with a slash.`, ' /');
    }
    if (!/^[A-Z]/.test(name)) {
      const message = `<${name}> has no end. Write </${name}> where it ends or, to show the character, "&lt;${name}>".`;
      return report({ start, end }, message);
    }
    const at = missingEnd(tag, limit);
    const indent = source.slice(source.lastIndexOf('\n', start - 1) + 1, start);
    const isLine = isFlow && indent.trim() === '';
    const before = isLine ? `${source[at - 1] === '>' ? '\n' : '\n\n'}${indent}` : '';
    const line = lineNumber(source, start);
    const where = line === lineNumber(source, at) ? 'here' : `here, for the <${name}> of line ${line}`;
    const message = `<${name}> has no end. Write </${name}> ${where}.`;
    return report({ start: at, end: at }, message, `${before}</${name}>`);
  }

  /** Two tags with similar names, of which one is misspelled. */
  function misspelled(top: Tag, tag: Tag): void {
    const isTopWrong = !new RegExp(`^import\\b[^;]*\\b${top.name}\\b`, 'm').test(source);
    const place = isTopWrong ? { start: top.start + 1, end: top.start + 1 + top.name.length } : tag;
    const message = `<${top.name}> ends as </${tag.name}>. Write the same name in both.`;
    add([tag, top], report(place, message, isTopWrong ? tag.name : `</${top.name}>`));
  }

  function close(tag: Tag): void {
    const { name, start, end } = tag;
    const top = open.at(-1);
    const index = open.findLastIndex((other) => other.name === name);
    const spaced = source.lastIndexOf(`< ${name}`, start);
    if (EMPTY_ELEMENTS.includes(name)) {
      add([tag], report(tag, `Write <${name} />, with the slash at the end.`, name === 'br' ? '<br />' : null));
    } else if (index >= 0) {
      for (const left of open.splice(index + 1)) add([left], unclosed(left, start));
      open.pop();
    } else if (broken.has(name)) add([tag]);
    else if (spaced > (top?.end ?? 0)) {
      const range = { start: spaced, end: spaced + name.length + 2 };
      add([{ start: spaced, end }], report(range, `Delete the space after "<". Write: <${name}`, `<${name}`));
    } else if (top && itemsIn(top.name)?.block !== name && certain(name, [top.name])) {
      open.pop();
      misspelled(top, tag);
    } else {
      const slashed = tags.findLast(
        (it) => it.kind === 'selfClosing' && it.name === name && it.end <= start && it.start > (top?.start ?? 0),
      );
      const message = slashed
        ? `The slash ends <${name}> here, but it ends again on line ${lineNumber(source, start)}. Delete the slash.`
        : `</${name}> ends a block that has no start. Delete it, or write <${name}> where it starts.`;
      if (slashed)
        add([{ start: slashed.start, end }], report({ start: slashed.end - 2, end: slashed.end }, message, '>'));
      else add([tag], report(tag, message));
    }
  }

  for (const tag of tags) {
    const { name, kind, start, end } = tag;
    const top = open.at(-1);
    if (name === '') {
      const message = 'A "<" begins a block. To show the character, write "&lt;".';
      add([tag], report(tag, message, kind === 'open' ? '&lt;>' : null));
    } else if (kind === 'close') close(tag);
    else if (kind === 'open' && EMPTY_ELEMENTS.includes(name)) {
      const message = `<${name}> needs a slash: <${name} />.`;
      add([tag], report({ start, end }, message, name === 'br' ? '<br />' : null));
    } else if (
      kind === 'open' &&
      end - start === name.length + 2 &&
      top?.name === name &&
      top.end - top.start > end - start
    ) {
      open.pop();
      add([tag, top], report(tag, `This is the end of <${name}>. Write </${name}>.`, `</${name}>`));
    } else if (kind === 'open') open.push(tag);
  }
  for (const tag of open) add([tag], unclosed(tag, source.length));
  return mistakes;
}

/** From the tag at an offset to its `>` or, without one, to the end of the line. */
export function tagAt(source: string, start: number): Range {
  const line = lineEnd(source, start);
  const close = source.slice(start, line).indexOf('>');
  return { start, end: close < 0 ? line : start + close + 1 };
}
