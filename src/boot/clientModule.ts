import { NAVIGATED } from './events';

interface RouteUpdate {
  location: { pathname: string; search: string; hash: string };
  previousLocation: { pathname: string } | null;
}

const isOtherPage = ({ location, previousLocation }: RouteUpdate) =>
  previousLocation !== null && previousLocation.pathname !== location.pathname;

/** The stylesheet that other pages need, when the network had no answer to the request for it. */
const isStylesheetMissing = () =>
  document.querySelector<HTMLLinkElement>('head > link[rel="stylesheet"]')?.sheet === null;

/** Docusaurus calls this before it shows another page. A page carries its own styles, so without the others it is loaded whole. */
export function onRouteUpdate(update: RouteUpdate): void {
  const { pathname, search, hash } = update.location;
  if (isOtherPage(update) && isStylesheetMissing()) window.location.assign(pathname + search + hash);
}

/** Docusaurus calls this after each route change; the boot script then looks at the new page. */
export function onRouteDidUpdate(update: RouteUpdate): void {
  if (isOtherPage(update)) dispatchEvent(new Event(NAVIGATED));
}
