/** Returns the route of a page: its path without `.html` and a slash at the end. */
export function routeOf(pathname: string): string {
  return pathname.replace(/(\/index)?\.html$/, '').replace(/(.)\/+$/, '$1') || '/';
}
