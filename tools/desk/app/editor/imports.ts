import { type EditorState, type Extension, StateField, type Text } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView } from '@codemirror/view';
import { readText } from '../../pageOutline';
import type { PageOutline } from '../../protocol';
import type { TextChange } from '../../textChange';

const BLOCKS = '@site/src/blocks';
const LINE_WIDTH = 110;

/** The lines that import these blocks, sorted, each no longer than a line of text. */
function importText(names: readonly string[]): string {
  const lines: string[][] = [[]];
  for (const name of [...names].sort()) {
    const line = lines.at(-1) ?? [];
    const isFull = `import {${[...line, name].join(', ')}} from '${BLOCKS}';`.length > LINE_WIDTH;
    if (isFull && line.length > 0) lines.push([name]);
    else line.push(name);
  }
  return lines.map((line) => `import {${line.join(', ')}} from '${BLOCKS}';`).join('\n');
}

/** The offset after the front matter. */
export function startOfContent(doc: Text): number {
  if (doc.line(1).text.trim() !== '---') return 0;
  for (let number = 2; number <= doc.lines; number += 1) {
    const line = doc.line(number);
    if (line.text.trim() === '---') return Math.min(line.to + 1, doc.length);
  }
  return 0;
}

/**
 * Returns the changes after which a page imports exactly the blocks that it uses; none if it does already.
 * @param used names of the blocks on the page
 * @param blocks names of all blocks
 */
export function importChanges(
  doc: Text,
  { imports }: PageOutline,
  used: ReadonlySet<string>,
  blocks: ReadonlySet<string>,
): TextChange[] {
  const own = imports.filter(({ source }) => source === BLOCKS);
  const others = new Set(imports.filter(({ source }) => source !== BLOCKS).flatMap(({ names }) => names));
  const wanted = [...used].filter((name) => blocks.has(name) && !others.has(name));
  const imported = own.flatMap(({ names }) => names);
  if (wanted.length === imported.length && wanted.every((name) => imported.includes(name))) return [];

  const text = wanted.length > 0 ? importText(wanted) : '';
  const [first, ...rest] = own;
  const lineAfter = (to: number) => Math.min(doc.lineAt(to).to + 1, doc.length);
  const removals = rest.map(({ range }) => ({ from: range.start, to: lineAfter(range.end), insert: '' }));
  if (first && text) return [{ from: first.range.start, to: first.range.end, insert: text }, ...removals];
  if (first) return [{ from: first.range.start, to: lineAfter(first.range.end), insert: '' }, ...removals];
  const [other] = imports;
  if (other) return [{ from: other.range.start, to: other.range.start, insert: `${text}\n` }];
  const at = startOfContent(doc);
  const isBlank = at === doc.length || doc.sliceString(at, at + 1) === '\n';
  return [{ from: at, to: at, insert: `\n${text}\n${isBlank ? '' : '\n'}` }];
}

/** The import lines of a page, with the blank line after them; null where there are none. */
export function importRange(doc: Text, { imports }: PageOutline): { from: number; to: number } | null {
  const [first, last] = [imports[0], imports.at(-1)];
  if (!first || !last) return null;
  const { number, to } = doc.lineAt(last.range.end);
  const next = number < doc.lines ? doc.line(number + 1) : null;
  return { from: doc.lineAt(first.range.start).from, to: next && !next.text.trim() ? next.to : to };
}

function hidden({ doc }: EditorState): DecorationSet {
  const { outline } = readText('page', doc.toString());
  const range = outline && importRange(doc, outline);
  return range ? Decoration.set(Decoration.replace({ block: true }).range(range.from, range.to)) : Decoration.none;
}

/** Hides the import lines, which the desk keeps itself. Where the text cannot be read, they stay as they were. */
export function hiddenImports(): Extension {
  return StateField.define<DecorationSet>({
    create: hidden,
    update(value, { docChanged, changes, state }) {
      if (!docChanged) return value;
      const { outline } = readText('page', state.doc.toString());
      return outline ? hidden(state) : value.map(changes);
    },
    provide: (field) => [
      EditorView.decorations.from(field),
      EditorView.atomicRanges.of((view) => view.state.field(field)),
    ],
  });
}
