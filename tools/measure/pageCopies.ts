import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pageSources } from '../../lib/pageSources';

const COPIED_PAGE = 'pages/about.mdx';

/** Writes a numbered copy of a page, with a text added at its end. */
export function writeCopy(directory: string, number: number, text = ''): void {
  const page = readFileSync(path.join(directory, COPIED_PAGE), 'utf8');
  const copy = page.replace(/^title: .*$/m, `title: Copy ${number}`);
  writeFileSync(path.join(directory, `pages/copy-${number}.mdx`), `${copy}\n${text}\n`);
}

/** Adds copies of a page to the site in a folder until it has a number of pages. */
export async function growTo(pages: number, directory: string): Promise<void> {
  const present = (await pageSources(directory)).length;
  for (let number = present + 1; number <= pages; number += 1) writeCopy(directory, number);
}
