import { OLD_PAGES_FOLDER, pageName } from '../build';

/** Returns the route of a page: its path without `.html` and a slash at the end. */
export function routeOf(pathname: string): string {
  return pathname.replace(/(\/index)?\.html$/, '').replace(/(.)\/+$/, '$1') || '/';
}

/** A page of the preview, or the page that was at its address before the change. */
export interface ShownPage {
  route: string;
  isOld: boolean;
}

export function shownPage(pathname: string): ShownPage {
  const folder = `/${OLD_PAGES_FOLDER}`;
  const isOld = pathname === folder || pathname.startsWith(`${folder}/`);
  return { route: routeOf(isOld ? pathname.slice(folder.length).replace(/^\/index$/, '') : pathname), isOld };
}

/** Returns the address of a version of a page. */
export function addressOf({ route, isOld }: ShownPage): string {
  return isOld ? `/${OLD_PAGES_FOLDER}${pageName(route)}` : route;
}
