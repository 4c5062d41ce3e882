import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { liveSentence } from '../../../../lib/liveDays';
import { pageRoute } from '../../../../lib/pageRoute';
import { importedFiles } from '../../../content-check/imports';
import { type Page, readPage } from '../../../content-check/page';
import type { ListedPage } from '../../protocol';

function readPages(siteDirectory: string): Page[] {
  return readdirSync(path.join(siteDirectory, 'pages'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx'))
    .sort()
    .map((relative) => {
      const file = `pages/${relative.replaceAll('\\', '/')}`;
      const route = pageRoute(relative);
      const source = readFileSync(path.join(siteDirectory, file), 'utf8');
      return readPage(file, route === null ? 'shared' : 'page', route, source);
    });
}

/** Lists every page, and the texts that several pages share. */
export function listPages(siteDirectory: string): ListedPage[] {
  const pages = readPages(siteDirectory);
  return pages.map((page) => {
    const { file, route, frontMatter } = page;
    const showing = route ?? pages.find((other) => other.route && importedFiles(other).includes(file))?.route ?? null;
    const name = path.basename(file, '.mdx').replaceAll('-', ' ');
    return {
      file,
      route,
      title: String(frontMatter?.values.title ?? name),
      shownAt: showing,
      live: liveSentence(frontMatter?.values ?? {}),
    };
  });
}
