/**
 * Returns the address at which a reader on GitHub finds a section of the handbook, which is not published. The page of a
 * block has no file, so its readers get the page that lists the blocks.
 * @param section `/handbook/pages#links`
 * @param files the address of the repository's files: `https://github.com/…/blob/<commit>`; null where it is unknown
 */
export function handbookAddress(section: string, files: string | null): string {
  if (!files) return section;
  const [, page = 'start', block, anchor = ''] = /^\/handbook(?:\/(\w+))?(?:\/(\w+))?(#.*)?$/.exec(section) ?? [];
  return `${files}/handbook/${page}.mdx${block ? '' : anchor}`;
}
