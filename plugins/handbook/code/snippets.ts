import type { BlockDocumentation } from '../documentation';
import { documentBlocks } from './documentBlocks';
import { printExamples } from './examples';
import { blockFamilies, blocksProgram } from './families';
import type { PrintOptions } from './mdxPrinter';

/** One entry of a snippets file (https://code.visualstudio.com/docs/editing/userdefinedsnippets). */
interface Snippet {
  scope: string;
  prefix: string;
  description: string;
  body: string[];
}

export const SNIPPETS_FILE = '.vscode/blocks.code-snippets';

const IMPORT: Snippet = {
  scope: 'mdx',
  prefix: 'import blocks',
  description: 'The line that names the blocks of a page, at its top.',
  body: [`import {\${1:Hero, Section}} from '@site/src/blocks';`],
};

/** What ends a placeholder or starts one. */
const escaped = (text: string) => text.replace(/[\\$}]/g, '\\$&');

/** Makes a stop for the Tab key of every text of an example; a setting with choices offers them, its own word first. */
function tabStops({ parts }: BlockDocumentation): NonNullable<PrintOptions['fill']> {
  let stop = 0;
  return (text, block, setting) => {
    stop += 1;
    const choices = parts
      .find((part) => part.name === block)
      ?.settings.find((candidate) => candidate.name === setting)?.choices;
    if (!choices?.length) return `\${${stop}:${escaped(text)}}`;
    const others = choices.filter((choice) => choice !== text);
    return `\${${stop}|${[text, ...others].join(',')}|}`;
  };
}

/**
 * The editor's snippets, as a file: for every block its first example, inserted by the block's name.
 * @param siteDirectory folder that holds `src/`
 */
export function snippetsFile(siteDirectory: string): string {
  const program = blocksProgram(siteDirectory);
  const blocks = documentBlocks(siteDirectory, program);
  const snippets: Record<string, Snippet> = { 'Import blocks': IMPORT };
  for (const { name, examplesFile } of blockFamilies(siteDirectory, program)) {
    const block = blocks.find((candidate) => candidate.name === name);
    const [example] = block ? printExamples(examplesFile, { fill: tabStops(block) }) : [];
    if (!block || !example) throw new Error(`${name} has no example to make a snippet of.`);
    snippets[name] = {
      scope: 'mdx',
      prefix: name,
      description: block.parts[0]?.summary ?? '',
      body: example.mdx.split('\n'),
    };
  }
  return `${JSON.stringify(snippets, null, 2)}\n`;
}
