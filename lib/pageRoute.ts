/**
 * Returns the route of a page. Whatever turns a file into an address asks here, Docusaurus included (`plugins/mdx/parseFrontMatter.ts`).
 * @param file path of the page's source in `pages/` or of its HTML in a built site: `auth/callback.mdx`, `offers/index.html`
 * @returns `/offers`, without a slash at the end; null if a file or folder name starts with an underscore: it is not a page
 */
export function pageRoute(file: string): string | null {
  const parts = file
    .replaceAll('\\', '/')
    .replace(/\.(?:mdx|html)$/, '')
    .split('/');
  if (parts.some((part) => part.startsWith('_'))) return null;
  if (parts.at(-1) === 'index') parts.pop();
  return `/${parts.join('/')}`;
}
