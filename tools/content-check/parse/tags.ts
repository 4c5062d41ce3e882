import type { VFileMessage } from 'vfile-message';
import type { Range, Report } from '../../../lib/message';
import { certain } from '../../../lib/nearest';
import { lineNumber } from '../../../lib/text';
import { bands, emptyBlocks, itemsIn } from '../../../src/blocks/structures';

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

/** Where the end of a block is missing: after its items, else before a block that it cannot contain, else before `limit`. */
function missingEnd({ name, end, isFlow }: Tag, tags: readonly Tag[], source: string, limit: number): number {
  const item = itemsIn(name)?.block;
  // A block in a line of text ends with the paragraph.
  const paragraph = isFlow ? -1 : source.slice(end).search(/\n[ \t]*\r?(?:\n|$)/);
  let stop = paragraph < 0 ? limit : Math.min(limit, end + paragraph);
  let depth = 0;
  let lastItem: number | null = null;
  for (const next of tags) {
    if (next.start < end || next.start >= stop) continue;
    const isForeign = next.name === name || bands.includes(next.name) || (item !== undefined && next.name !== item);
    if (depth === 0 && next.kind !== 'close' && isForeign) stop = next.start;
    else if (next.kind !== 'selfClosing') depth += next.kind === 'open' ? 1 : -1;
    if (depth === 0 && next.start < stop && item) lastItem = next.end;
  }
  return lastItem ?? end + source.slice(end, stop).trimEnd().length;
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
    const at = missingEnd(tag, tags, source, limit);
    const indent = source.slice(source.lastIndexOf('\n', start - 1) + 1, start);
    const isLine = isFlow && indent.trim() === '';
    const before = isLine ? `${source[at - 1] === '>' ? '\n' : '\n\n'}${indent}` : '';
    const message = `<${name}> of line ${lineNumber(source, start)} has no end. Write </${name}> here.`;
    return report({ start: at, end: at }, message, `${before}</${name}>`);
  }

  function close(tag: Tag): void {
    const { name, start } = tag;
    const top = open.at(-1);
    const index = open.findLastIndex((other) => other.name === name);
    if (index >= 0) {
      for (const left of open.splice(index + 1)) add([left], unclosed(left, start));
      open.pop();
    } else if (broken.has(name)) add([tag]);
    else if (top && itemsIn(top.name)?.block !== name && certain(name, [top.name])) {
      open.pop();
      const message = `<${top.name}> ends as </${name}>. Write the same name in both.`;
      add([tag, top], report(tag, message, `</${top.name}>`));
    } else
      add(
        [tag],
        report(tag, `</${name}> ends a block that has no start. Delete it, or write <${name}> where it starts.`),
      );
  }

  for (const tag of tags) {
    const { name, kind, start, end } = tag;
    const isBare = end - start === name.length + 2;
    if (name === '') {
      const message = 'A "<" begins a block. To show the character, write "&lt;".';
      add([tag], report(tag, message, kind === 'open' ? '&lt;>' : null));
    } else if (EMPTY_ELEMENTS.includes(name) && kind !== 'selfClosing') {
      const message = `<${name}> needs a slash: <${name} />.`;
      add([tag], report(tag, message, name === 'br' ? '<br />' : null));
    } else if (kind === 'close') close(tag);
    else if (kind === 'open' && isBare && open.at(-1)?.name === name) {
      add([tag, ...open.splice(-1)], report(tag, `This is the end of <${name}>. Write </${name}>.`, `</${name}>`));
    } else if (kind === 'open') open.push(tag);
  }
  for (const tag of open) add([tag], unclosed(tag, source.length));
  return mistakes;
}
