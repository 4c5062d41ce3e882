import path from 'node:path';
import { liveSentence } from '../../../../lib/liveDays';
import { importedFiles } from '../../../content-check/imports';
import { readPages } from '../../../content-check/site';
import type { ListedPage } from '../../protocol';

/** Lists every page, and the texts that several pages share. */
export function listPages(siteDirectory: string): ListedPage[] {
  const pages = readPages(siteDirectory).filter(({ kind }) => kind !== 'handbook');
  return pages.map((page) => {
    const { file, route, frontMatter } = page;
    const showing = route ?? pages.find((other) => other.route && importedFiles(other).includes(file))?.route ?? null;
    const name = path.basename(file, '.mdx').replaceAll('-', ' ');
    return {
      file,
      route,
      title: String(frontMatter?.values.title ?? name),
      description: String(frontMatter?.values.description ?? ''),
      shownAt: showing,
      live: liveSentence(frontMatter?.values ?? {}),
      isTechnical: route !== null && frontMatter?.values.noindex === true,
    };
  });
}
