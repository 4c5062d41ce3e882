import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesIn } from '../../lib/files';
import { withoutByteOrderMark } from '../../lib/text';
import { pageRoute } from '../../lib/urls';
import { readFrontMatter } from './frontMatter';

/** Whether a page is a draft, which the live site does not have, by the values of its front matter. */
export const isDraft = ({ draft }: Record<string, unknown>) => draft === true;

export interface PageSource {
  /** `/about`. */
  route: string;
  /** Relative to the site's folder: `pages/about.mdx`. */
  file: string;
  /** Not validated; empty if it cannot be read, which stops a build elsewhere. */
  frontMatter: Record<string, unknown>;
}

/** Reads every page in `pages/`, drafts included. Files and folders whose names start with an underscore are shared text, not pages. */
export function pageSources(siteDirectory: string): PageSource[] {
  return filesIn(path.join(siteDirectory, 'pages')).flatMap((name) => {
    const route = pageRoute(name);
    if (route === null || !name.endsWith('.mdx')) return [];
    const file = `pages/${name}`;
    const source = withoutByteOrderMark(readFileSync(path.join(siteDirectory, file), 'utf8'));
    return [{ route, file, frontMatter: readFrontMatter(source).values }];
  });
}
