import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type ts from 'typescript';
import { blockPage } from './code/blockPage';
import { blocksProgram } from './code/blocks';
import { documentBlocks } from './code/documentBlocks';
import { factSchemas } from './code/factSchemas';
import { tables } from './code/tables';

/** Writes MDX files by name, those that changed, and deletes all others of the folder. */
function writeFolder(folder: string, files: Record<string, string>): void {
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(folder)) if (!(path.parse(file).name in files)) rmSync(path.join(folder, file));
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, `${name}.mdx`);
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
  }
}

/**
 * Writes what the handbook says about the code: a page for every block into `handbook/blocks`, and tables of facts and front
 * matter, which its other pages import. The docs plugin reads the pages, so they are written before any plugin loads
 * its content, and again whenever the code changes while the site runs.
 */
export default async function handbook({ siteDir }: LoadContext): Promise<Plugin> {
  let program: ts.Program | undefined;
  const write = () => {
    program = blocksProgram(siteDir, program);
    const pages = documentBlocks(siteDir, program).map((block) => [block.name.toLowerCase(), blockPage(block)]);
    writeFolder(path.join(siteDir, 'handbook/blocks'), Object.fromEntries(pages));
    writeFolder(path.join(siteDir, 'handbook/_tables'), tables(siteDir));
  };
  write();
  let isWritten = true;
  return {
    name: 'handbook',
    getPathsToWatch: () =>
      ['src/{account,blocks,forms}/*.{ts,tsx,mdx}', 'src/seo/frontMatter*.ts', 'src/facts/*.yaml'].map((pattern) =>
        path.join(siteDir, pattern),
      ),
    async loadContent() {
      if (!isWritten) write();
      isWritten = false;
    },
    async contentLoaded({ actions: { createData } }) {
      // VS Code reads these; see `.vscode/settings.json`.
      for (const [name, schema] of Object.entries(factSchemas(siteDir))) {
        await createData(`fact-schemas/${name}.json`, schema);
      }
    },
  };
}
