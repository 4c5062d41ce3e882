import type { ChangeSpec, Text } from '@codemirror/state';
import type { PageOutline } from '../../protocol';

const BLOCKS = '@site/src/blocks';
const LINE_WIDTH = 110;

/** The lines that import these blocks, sorted, each no longer than a line of text. */
function importText(names: readonly string[]): string {
  const lines: string[][] = [[]];
  for (const name of [...names].sort()) {
    const line = lines.at(-1) ?? [];
    if (`import {${[...line, name].join(', ')}} from '${BLOCKS}';`.length > LINE_WIDTH && line.length > 0)
      lines.push([name]);
    else line.push(name);
  }
  return lines.map((line) => `import {${line.join(', ')}} from '${BLOCKS}';`).join('\n');
}

/** The offset at which a page's imports belong if it has none: after the front matter. */
export function startOfContent(doc: Text): number {
  if (doc.line(1).text.trim() !== '---') return 0;
  for (let number = 2; number <= doc.lines; number += 1) {
    const line = doc.line(number);
    if (line.text.trim() === '---') return Math.min(line.to + 1, doc.length);
  }
  return 0;
}

/**
 * Returns the change after which a page imports exactly the blocks that it uses; null if it does already.
 * @param used names of the blocks on the page
 * @param blocks names of all blocks
 */
export function importChange(
  doc: Text,
  outline: PageOutline,
  used: ReadonlySet<string>,
  blocks: ReadonlySet<string>,
): ChangeSpec | null {
  const imported = outline.imports.flatMap(({ names }) => names);
  const fromBlocks = imported.filter(({ source }) => source === BLOCKS).map(({ local }) => local);
  const others = new Set(imported.filter(({ source }) => source !== BLOCKS).map(({ local }) => local));
  const wanted = [...used].filter((name) => blocks.has(name) && !others.has(name));
  const isSame = wanted.length === fromBlocks.length && wanted.every((name) => fromBlocks.includes(name));
  if (isSame) return null;

  const text = wanted.length > 0 ? importText(wanted) : '';
  const found = outline.imports.find(({ names }) => names.some(({ source }) => source === BLOCKS));
  if (!found) {
    const first = outline.imports[0];
    const at = first ? first.range.start : startOfContent(doc);
    return {
      from: at,
      insert: first
        ? `${text}\n`
        : `\n${text}\n${at === doc.length ? '' : doc.sliceString(at, at + 1) === '\n' ? '' : '\n'}`,
    };
  }
  // The lines of one group of imports, of which other lines stay as they are.
  const lines = doc.sliceString(found.range.start, found.range.end).split('\n');
  const isOfBlocks = (line: string) => line.includes(`'${BLOCKS}'`) || line.includes(`"${BLOCKS}"`);
  const rest = lines.filter((line) => !isOfBlocks(line));
  const insert = [...(text ? [text] : []), ...rest].join('\n');
  return { from: found.range.start, to: found.range.end, insert };
}
