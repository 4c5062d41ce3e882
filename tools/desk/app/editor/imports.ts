import { type EditorState, type Extension, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView } from '@codemirror/view';

const BLOCKS = '@site/src/blocks';
const LINE_WIDTH = 110;

/** The lines that import these blocks, each no longer than a line of text. */
function importText(names: readonly string[]): string {
  const lines: string[][] = [[]];
  for (const name of names) {
    const line = lines.at(-1) ?? [];
    const isFull = `import {${[...line, name].join(', ')}} from '${BLOCKS}';`.length > LINE_WIDTH;
    if (isFull && line.length > 0) lines.push([name]);
    else line.push(name);
  }
  return lines.map((line) => `import {${line.join(', ')}} from '${BLOCKS}';\n`).join('');
}

/** The offset after the front matter. */
export function startOfContent(source: string): number {
  return /^---[ \t]*\n(?:[\s\S]*?\n)?---[ \t]*(?:\n|$)/.exec(source)?.[0].length ?? 0;
}

const IMPORTS = /^(\n*)((?:import\b[^'"]*(['"])[^'"\n]*\3;?[ \t]*(?:\n+|$))+)/;

/** The import lines of a page, with the blank line after them; null where there are none. */
export function importRange(source: string): { from: number; to: number } | null {
  const start = startOfContent(source);
  const [, blank = '', lines] = IMPORTS.exec(source.slice(start)) ?? [];
  if (!lines) return null;
  const from = start + blank.length;
  return { from, to: from + lines.trimEnd().length + (lines.endsWith('\n\n') ? 1 : 0) };
}

/**
 * Returns a page that imports exactly the blocks that it uses.
 * @param used names of the blocks on the page, among others
 * @param blocks names of all blocks
 */
export function withImports(source: string, used: ReadonlySet<string>, blocks: ReadonlySet<string>): string {
  const own = new RegExp(`^import\\s*\\{([^}]*)\\}\\s*from\\s*['"]${BLOCKS}['"];?[ \\t]*\\n`, 'gm');
  const start = startOfContent(source);
  const end = importRange(source)?.to ?? start;
  const lines = source.slice(start, end);
  const imported = [...lines.matchAll(own)].flatMap(([, names = '']) => names.split(/[\s,]+/).filter(Boolean));
  const wanted = [...used].filter((name) => blocks.has(name)).sort();
  if (wanted.join() === imported.sort().join()) return source;
  const rest = (lines.replace(own, '') + source.slice(end)).replace(/^\n+/, '');
  const text = wanted.length > 0 ? importText(wanted) + (rest.startsWith('import ') ? '' : '\n') : '';
  return `${source.slice(0, start)}${start > 0 ? '\n' : ''}${text}${rest}`;
}

function hidden({ doc }: EditorState): DecorationSet {
  const range = importRange(doc.toString());
  return range ? Decoration.set(Decoration.replace({ block: true }).range(range.from, range.to)) : Decoration.none;
}

/** Hides the import lines, which the desk keeps itself. */
export function hiddenImports(): Extension {
  return StateField.define<DecorationSet>({
    create: hidden,
    update: (value, { docChanged, state }) => (docChanged ? hidden(state) : value),
    provide: (field) => [
      EditorView.decorations.from(field),
      EditorView.atomicRanges.of((view) => view.state.field(field)),
    ],
  });
}
