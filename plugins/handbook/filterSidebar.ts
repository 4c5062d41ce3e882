import type { PropSidebarItem, PropSidebarItemLink } from '@docusaurus/plugin-content-docs';

/** A group of the list of pages; the pages above the first group have no title. */
export interface SidebarGroup {
  title: string;
  links: PropSidebarItemLink[];
}

/** Returns an address as the site writes it: docs end the address of their first page with a slash. */
export function addressOf(permalink: string): string {
  return permalink.replace(/(.)\/$/, '$1');
}

const isLink = (item: PropSidebarItem): item is PropSidebarItemLink => item.type === 'link';

/** What a page can be found by: its title, and the other words for it in its front matter. */
function namesOf({ label, customProps }: PropSidebarItemLink): string {
  const { alsoCalled = [] } = (customProps ?? {}) as { alsoCalled?: string[] };
  return [label, ...alsoCalled].join(' ').toLowerCase();
}

/**
 * Returns the pages of the sidebar that a query names, by group. Every word of the query has to be in the title or in another
 * word for the page; signs such as those of `<Cards>` do not count. An empty query returns all.
 */
export function filterSidebar(items: readonly PropSidebarItem[], query: string): SidebarGroup[] {
  const words = query.toLowerCase().match(/[\p{Letter}\p{Number}]+/gu) ?? [];
  const isFound = (link: PropSidebarItemLink) => words.every((word) => namesOf(link).includes(word));
  const groups = [
    { title: '', links: items.filter(isLink) },
    ...items.flatMap((item) =>
      item.type === 'category' ? { title: item.label, links: item.items.filter(isLink) } : [],
    ),
  ];
  return groups
    .map(({ title, links }) => ({ title, links: links.filter(isFound) }))
    .filter(({ links }) => links.length > 0);
}
