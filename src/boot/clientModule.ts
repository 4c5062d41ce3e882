import { NAVIGATED } from './events';

interface RouteUpdate {
  location: { pathname: string };
  previousLocation: { pathname: string } | null;
}

/** Docusaurus calls this after each route change; the boot script then looks at the new page. */
export function onRouteDidUpdate({ location, previousLocation }: RouteUpdate): void {
  if (previousLocation && previousLocation.pathname !== location.pathname) dispatchEvent(new Event(NAVIGATED));
}
