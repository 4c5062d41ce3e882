import type { BlockDocumentation } from '../documentation';
import { documentBlocks } from './documentBlocks';

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

const TAG = /(<\/?[A-Z](?:"[^"]*"|[^">])*>)/;
const ATTRIBUTE = /(\w+)="([^"]*)"/g;
const LINE_OF_TEXT = /^( *(?:- |#+ )?)(\S.*)$/gm;

/** Makes a tab stop of every text and every value. A setting with choices offers them all, the example's own first. */
function withTabStops(mdx: string, { parts }: BlockDocumentation): string {
  let stops = 0;
  function tabStop(text: string, choices: readonly string[] = []): string {
    stops += 1;
    if (choices.length === 0) return `\${${stops}:${text.replace(/[\\$}]/g, '\\$&')}}`;
    return `\${${stops}|${[text, ...choices.filter((choice) => choice !== text)].join(',')}|}`;
  }
  return mdx
    .split(TAG)
    .map((piece, index) => {
      const isTag = index % 2 === 1;
      if (!isTag) return piece.replace(LINE_OF_TEXT, (_, start, text) => start + tabStop(text));
      const part = parts.find(({ name }) => name === /\w+/.exec(piece)?.[0]);
      return piece.replace(ATTRIBUTE, (_, name, value) => {
        const setting = part?.settings.find((candidate) => candidate.name === name);
        return `${name}="${tabStop(value, setting?.choices)}"`;
      });
    })
    .join('');
}

/** Returns the editor's snippets: the first example of every block, inserted by the block's name. */
export function snippetsFile(siteDirectory: string): string {
  const snippets: Record<string, Snippet> = { 'Import blocks': IMPORT };
  for (const block of documentBlocks(siteDirectory)) {
    const { name, parts, examples } = block;
    snippets[name] = {
      scope: 'mdx',
      prefix: name,
      description: parts[0].summary,
      body: withTabStops(examples[0]?.mdx ?? '', block).split('\n'),
    };
  }
  return `${JSON.stringify(snippets, null, 2)}\n`;
}
