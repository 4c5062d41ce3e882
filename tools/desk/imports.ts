import type { Range } from '../../lib/message';
import type { PageOutline } from './pageOutline';
import type { DeskBlock } from './server/blocks';
import type { ListedFacts } from './server/facts';
import { edited } from './text';
import { startOfContent } from './yamlEdits';

const BLOCKS = '@site/src/blocks';
const IMPORTS = /^(\n*)((?:import\b[^'"]*(['"])[^'"\n]*\3;?[ \t]*(?:\n+|$))*)/;

/** The import lines of a page, with the blank line after them; an empty range where there are none. */
export function importRange(source: string): Range {
  const content = startOfContent(source);
  const [, blank = '', lines = ''] = IMPORTS.exec(source.slice(content)) ?? [];
  const start = content + blank.length;
  return { start, end: start + lines.trimEnd().length + (/\n\n$/.test(lines) ? 2 : /\n$/.test(lines) ? 1 : 0) };
}

/** Returns a page as it is shown: without its import lines. */
export function withoutImports(source: string): string {
  return edited(source, { ...importRange(source), insert: '' });
}

/** Puts the import lines of a page into its text as it is shown and was changed. */
export function withImportsOf(source: string, shown: string): string {
  const { start, end } = importRange(source);
  const place = importRange(shown).start;
  return edited(shown, { start: place, end: place, insert: source.slice(start, end) });
}

/** Returns a page that imports exactly the blocks that it uses; one that cannot be read stays as it is. */
export function withImports(source: string, outline: PageOutline, blocks: readonly DeskBlock[]): string {
  if (outline.length === 0) return source;
  const own = new RegExp(`^import\\s*\\{([^}]*)\\}\\s*from\\s*['"]${BLOCKS}['"];?[ \\t]*\\n`, 'gm');
  const start = startOfContent(source);
  const { end } = importRange(source);
  const lines = source.slice(start, end);
  const imported = [...lines.matchAll(own)].flatMap(([, names = '']) => names.split(/[\s,]+/).filter(Boolean));
  const all = new Set(blocks.flatMap(({ parts }) => parts.map(({ name }) => name)));
  const wanted = [...new Set(outline.map(({ name }) => name))].filter((name) => all.has(name)).sort();
  if (wanted.join() === imported.sort().join()) return source;
  const rest = (lines.replace(own, '') + source.slice(end)).replace(/^\n+/, '');
  const line = wanted.length > 0 ? `import {${wanted.join(', ')}} from '${BLOCKS}';\n` : '';
  const blank = line && !rest.startsWith('import ') ? '\n' : '';
  return `${source.slice(0, start)}${start > 0 ? '\n' : ''}${line}${blank}${rest}`;
}

/** Returns a page that imports every fact which its text names. */
export function withFactImports(source: string, facts: readonly ListedFacts[]): string {
  const { start, end } = importRange(source);
  const named = new Set([...source.slice(end).matchAll(/(?<!\\)\{(\w+)[.\w]*\}/g)].map(([, name]) => name));
  const lines = source.slice(start, end);
  const missing = facts.flatMap(({ file, schema }) =>
    Object.keys(schema.properties ?? {})
      .filter((name) => named.has(name) && !new RegExp(`\\b${name}\\b`).test(lines))
      .map((name) => `import {${name}} from '@site/${file.replace(/\.yaml$/, '')}';\n`),
  );
  if (missing.length === 0) return source;
  const own = lines.trimEnd();
  return edited(source, { start, end, insert: `${own}${own && '\n'}${missing.join('')}\n` });
}

/** Gives three versions of a page the same import lines, with every one of the last two, so that these are no conflict; `withImports` tidies them. */
export function withSharedImports(versions: Record<'base' | 'mine' | 'theirs', string>): typeof versions {
  const linesOf = (text: string) => text.slice(importRange(text).start, importRange(text).end);
  const { base, mine, theirs } = versions;
  if ([linesOf(base), linesOf(mine)].includes(linesOf(theirs)) || linesOf(base) === linesOf(mine)) return versions;
  const statements = new Set(`${linesOf(mine)}\n${linesOf(theirs)}`.match(/^import\b[^'"]*['"][^'"]+['"];?/gm));
  const shared = (text: string) => edited(text, { ...importRange(text), insert: `${[...statements].join('\n')}\n\n` });
  return { base: shared(base), mine: shared(mine), theirs: shared(theirs) };
}
