import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type ts from 'typescript';
import { blockPage } from './blockPage';
import { blocksProgram, readBlocks } from './blocks';

/** Makes a folder contain exactly these files. Files that have not changed are not written again. */
function writeDirectory(directory: string, files: Record<string, string>): void {
  mkdirSync(directory, { recursive: true });
  for (const name of readdirSync(directory)) if (!(name in files)) rmSync(path.join(directory, name));
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(directory, name);
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
  }
}

/**
 * Writes the handbook's page for every block into `handbook/blocks`. The docs plugin reads the pages, so they are written before any
 * plugin loads its content, and again whenever the code changes while the site runs.
 */
export default async function handbookPlugin({ siteDir }: LoadContext): Promise<Plugin> {
  let program: ts.Program | undefined;
  const write = () => {
    program = blocksProgram(siteDir, program);
    const pages = readBlocks(siteDir, program).map((block) => [`${block.name.toLowerCase()}.mdx`, blockPage(block)]);
    writeDirectory(path.join(siteDir, 'handbook/blocks'), Object.fromEntries(pages));
  };
  write();
  let isWritten = true;
  return {
    name: 'handbook',
    getPathsToWatch: () => [path.join(siteDir, 'src/{account,blocks,forms}/**/*.{ts,tsx,mdx}')],
    async loadContent() {
      if (!isWritten) write();
      isWritten = false;
    },
  };
}
