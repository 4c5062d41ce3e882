import path from 'node:path';
import { htmlFiles } from './htmlFiles';

/** The file of a route in a built site. */
export function htmlFile(directory: string, route: string): string {
  return path.join(directory, route === '/' ? 'index.html' : `${route.slice(1)}.html`);
}

/** Every route that a build has a page for, sorted: `/`, `/about`, …, without the 404 page. */
export function allRoutes(directory: string): string[] {
  return htmlFiles(directory)
    .map((file) => `/${path.relative(directory, file).split(path.sep).join('/')}`)
    .filter((file) => file !== '/404.html')
    .map((file) => file.replace(/(index)?\.html$/, ''))
    .sort();
}
