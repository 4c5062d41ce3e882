import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { handWritten } from './handWritten';

/** The pages of a build as one would write them by hand, in a folder that can be served. */
export function writeHandWritten(build: string, routes: readonly string[], directory: string): void {
  cpSync('static/favicon.svg', path.join(directory, 'favicon.svg'));
  for (const route of routes) {
    const name = route === '/' ? '/index.html' : `${route}.html`;
    const file = path.join(directory, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, handWritten(readFileSync(path.join(build, name), 'utf8')));
  }
}
