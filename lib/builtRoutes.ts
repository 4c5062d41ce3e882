import path from 'node:path';
import { htmlFiles } from './htmlFiles';
import { posixPath } from './posixPath';

/** Returns the path of a route's HTML file in a built site. */
export function htmlFile(directory: string, route: string): string {
  return path.join(directory, route === '/' ? 'index.html' : `${route.slice(1)}.html`);
}

/** Returns every route of a built site, sorted, without the 404 page. */
export function allRoutes(directory: string): string[] {
  return htmlFiles(directory)
    .map((file) => `/${posixPath(path.relative(directory, file))}`)
    .filter((file) => file !== '/404.html')
    .map((file) => file.replace(/(index)?\.html$/, ''))
    .sort();
}
