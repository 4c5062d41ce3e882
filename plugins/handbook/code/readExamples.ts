import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type BlockExample, type Display, displays } from '../documentation';

/** Returns the line that imports every block that an example uses. */
function importLineOf(mdx: string): string {
  const names = new Set([...mdx.matchAll(/<([A-Z]\w*)/g)].map(([, name = '']) => name));
  return `import {${[...names].sort().join(', ')}} from '@site/src/blocks';`;
}

/**
 * Reads the examples of a block. Each starts with a heading of the first level, which is its title. The front matter may
 * say how the handbook displays them: `display: band`.
 * @throws Error for a file without examples, and for an unknown `display`
 */
export function readExamples(file: string): { display: Display; examples: BlockExample[] } {
  const [preamble = '', ...parts] = readFileSync(file, 'utf8').split(/^(?=# )/m);
  const [, value = 'section'] = /^display: (.*)$/m.exec(preamble) ?? [];
  const display = displays.find((candidate) => candidate === value);
  if (!display) throw new Error(`${path.basename(file)}: display is one of ${displays.join(', ')}, not ${value}.`);
  if (parts.length === 0) throw new Error(`${path.basename(file)} has no example. Start one with "# Its title".`);
  const examples = parts.map((part) => {
    const [heading = '', ...lines] = part.split('\n');
    const mdx = lines.join('\n').trim();
    return { title: heading.slice(2), mdx, importLine: importLineOf(mdx) };
  });
  return { display, examples };
}
