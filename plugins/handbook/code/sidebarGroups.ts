import { blockGroups, mdxPages } from '../../../sidebars';
import { handbookPageOf } from '../../../src/blocks/errorTexts';
import type { BlockDocumentation, SidebarGroup } from '../documentation';
import type { MdxPage } from './mdxPages';

function find<Item>(items: readonly Item[], isWanted: (item: Item) => boolean, name: string): Item {
  const found = items.find(isWanted);
  if (!found) throw new Error(`sidebars.ts names ${name}, which does not exist.`);
  return found;
}

/**
 * Returns the list of pages in the order of `sidebars.ts`, with their titles and addresses.
 * @throws Error for a page or a block that does not exist
 */
export function sidebarGroups(pages: readonly MdxPage[], blocks: readonly BlockDocumentation[]): SidebarGroup[] {
  const written = mdxPages.map((to) => ({ title: find(pages, ({ route }) => route === to, to).title, to }));
  const groups = Object.entries(blockGroups).map(([title, names]) => ({
    title,
    entries: names.map((name) => ({
      title: name,
      to: handbookPageOf(name),
      summary: find(blocks, (block) => block.name === name, name).parts[0].summary,
    })),
  }));
  return [{ title: '', entries: written }, ...groups];
}
