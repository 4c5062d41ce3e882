import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Every route that a build has a page for, sorted: `/`, `/about`, …, without the 404 page. */
export function allRoutes(directory: string): string[] {
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && file !== '404.html')
    .map(
      (file) =>
        `/${file
          .split(path.sep)
          .join('/')
          .replace(/(index)?\.html$/, '')}`,
    )
    .sort();
}
