import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type ts from 'typescript';
import { handbookPageOf } from '../../src/blocks/errorTexts';
import { blocksProgram } from './code/blockFamilies';
import { documentBlocks } from './code/documentBlocks';
import { factEntries, factFiles } from './code/factFiles';
import { factSchemas } from './code/factSchemas';
import { frontMatterKeys } from './code/frontMatterKeys';
import { mdxPageEntries, readMdxPages } from './code/mdxPages';
import { blockEntries, frontMatterEntries, searchIndex } from './code/searchIndex';
import { sidebarGroups } from './code/sidebarGroups';
import type { BlockDocumentation, FactFile, FrontMatterKey, SidebarGroup } from './documentation';

interface Content {
  blocks: BlockDocumentation[];
  facts: FactFile[];
  frontMatter: FrontMatterKey[];
  sidebar: SidebarGroup[];
  search: string;
}

const PAGES = 'plugins/handbook/pages';
const PARTS = '@site/plugins/handbook/parts';

/**
 * The handbook apart from its MDX pages: a page for every block, an address for every item (because an error names either),
 * the list of pages, the table of front matter, and the search index.
 */
export default function handbook({ siteDir }: LoadContext): Plugin<Content> {
  let program: ts.Program | undefined;
  return {
    name: 'handbook',
    getPathsToWatch: () =>
      [`${PAGES}/*.mdx`, 'src/{account,blocks}/*.{ts,tsx,mdx}', 'src/seo/frontMatter*.ts', 'src/site/*.yaml'].map(
        (pattern) => path.join(siteDir, pattern),
      ),
    async loadContent() {
      program = blocksProgram(siteDir, program);
      const blocks = documentBlocks(siteDir, program);
      const facts = factFiles(siteDir);
      const frontMatter = frontMatterKeys();
      const pages = await readMdxPages(path.join(siteDir, PAGES));
      const entries = [
        ...pages.flatMap(mdxPageEntries),
        ...blocks.flatMap(blockEntries),
        ...frontMatterEntries(frontMatter),
        ...factEntries(facts),
      ];
      return { blocks, facts, frontMatter, sidebar: sidebarGroups(pages, blocks), search: searchIndex(entries) };
    },
    async contentLoaded({
      content: { blocks, facts, frontMatter, sidebar, search },
      actions: { createData, addRoute },
    }) {
      await createData('sidebar.json', sidebar);
      await createData('fact-files.json', facts);
      // VS Code reads these; see `.vscode/settings.json`.
      for (const [name, schema] of Object.entries(factSchemas(siteDir)))
        await createData(`fact-schemas/${name}.json`, schema);
      await createData('front-matter.json', frontMatter);
      await createData('search.json', search);
      for (const block of blocks) {
        const { name, examplesFile, display, parts, examples } = block;
        const route = handbookPageOf(name);
        const [, ...items] = parts;
        const liveExamples = display === 'none' ? [] : examples;
        addRoute({
          path: route,
          component: `${PARTS}/BlockPage`,
          exact: true,
          metadata: { sourceFilePath: examplesFile },
          modules: {
            block: await createData(`${name}.json`, block),
            examples: await Promise.all(
              liveExamples.map(async ({ importLine, mdx }, index) => ({
                Live: await createData(`${name}-${index + 1}.mdx`, `${importLine}\n\n${mdx}\n`),
              })),
            ),
          },
        });
        for (const item of items) {
          addRoute({
            path: handbookPageOf(item.name),
            component: `${PARTS}/ItemPage`,
            exact: true,
            props: { name: item.name, target: `${route}#${item.name.toLowerCase()}` },
          });
        }
      }
    },
  };
}
