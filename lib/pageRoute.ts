/**
 * Returns the route that Docusaurus' pages plugin gives a page.
 * @param file path inside `pages/`: `about.mdx`, `auth/callback.mdx`
 * @returns `/about`; null if a file or folder name starts with an underscore
 */
export function pageRoute(file: string): string | null {
  const parts = file.replaceAll('\\', '/').split('/');
  if (parts.some((part) => part.startsWith('_'))) return null;
  const route = `/${parts.join('/')}`.replace(/\.mdx$/, '').replace(/\/index$/, '');
  return route === '' ? '/' : route;
}
