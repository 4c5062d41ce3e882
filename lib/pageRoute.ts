/**
 * The address of a page, as Docusaurus' pages plugin makes it.
 * @param file path inside `pages/`: `about.mdx`, `auth/callback.mdx`
 * @returns `/about`; null for what a name with an underscore at its start keeps from being a page
 */
export function pageRoute(file: string): string | null {
  const parts = file.replaceAll('\\', '/').split('/');
  if (parts.some((part) => part.startsWith('_'))) return null;
  const route = `/${parts.join('/')}`.replace(/\.mdx$/, '').replace(/\/index$/, '');
  return route === '' ? '/' : route;
}
