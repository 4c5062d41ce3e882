import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type ts from 'typescript';
import { documentBlocks } from './code/documentBlocks';
import { blocksProgram } from './code/families';
import { frontMatterKeys } from './code/frontMatterKeys';
import { pageEntries } from './code/pageEntries';
import { blockEntries, frontMatterEntries, searchIndex } from './code/searchIndex';
import type { BlockDocumentation, FrontMatterKey } from './documentation';

interface Content {
  blocks: BlockDocumentation[];
  frontMatter: FrontMatterKey[];
  search: string;
}

const PAGES = 'plugins/handbook/pages';

/**
 * What the handbook's pages do not say themselves: a file of data for every block, the table of front matter, and the
 * search index. And an address for every item (`/handbook/blocks/card`), because errors name blocks and items alike.
 */
export default function handbook({ siteDir }: LoadContext): Plugin<Content> {
  let program: ts.Program | undefined;
  return {
    name: 'handbook',
    getThemePath: () => path.join(__dirname, 'theme'),
    getPathsToWatch: () =>
      [`${PAGES}/**/*.mdx`, 'src/blocks/*.{ts,tsx}', 'src/seo/frontMatter*.ts'].map((pattern) =>
        path.join(siteDir, pattern),
      ),
    async loadContent() {
      program = blocksProgram(siteDir, program);
      const blocks = documentBlocks(siteDir, program);
      const frontMatter = frontMatterKeys();
      const entries = [
        ...(await pageEntries(path.join(siteDir, PAGES))),
        ...blocks.flatMap(blockEntries),
        ...frontMatterEntries(frontMatter),
      ];
      return { blocks, frontMatter, search: searchIndex(entries) };
    },
    async contentLoaded({ content: { blocks, frontMatter, search }, actions }) {
      const data = (name: string, value: unknown) => actions.createData(`${name}.json`, JSON.stringify(value));
      await Promise.all([
        ...blocks.map((block) => data(block.slug, block)),
        data(
          'all-blocks',
          blocks.map(({ name, slug, parts }) => ({ name, slug, summary: parts[0]?.summary })),
        ),
        data('front-matter', frontMatter),
        actions.createData('search.json', search),
      ]);
      for (const { slug, parts } of blocks) {
        for (const { name } of parts.slice(1)) {
          actions.addRoute({
            path: `/handbook/blocks/${name.toLowerCase()}`,
            component: '@site/plugins/handbook/parts/ItemPage',
            exact: true,
            props: { name, target: `/handbook/blocks/${slug}#${name.toLowerCase()}` },
          });
        }
      }
    },
  };
}
