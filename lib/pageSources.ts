import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseFrontMatter } from './frontMatter';
import { pageRoute } from './pageRoute';
import { posixPath } from './posixPath';

export interface PageSource {
  /** `/about`. */
  route: string;
  /** Relative to the site's folder: `pages/about.mdx`. */
  file: string;
  /** Not validated. */
  frontMatter: Record<string, unknown>;
}

/** Reads every page in `pages/`. Files and folders whose names start with an underscore are shared text, not pages. */
export async function pageSources(siteDirectory: string): Promise<PageSource[]> {
  const files = readdirSync(path.join(siteDirectory, 'pages'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx'))
    .sort();
  const pages = await Promise.all(
    files.map(async (relative) => {
      const route = pageRoute(relative);
      if (route === null) return [];
      const file = `pages/${posixPath(relative)}`;
      const filePath = path.join(siteDirectory, file);
      const fileContent = readFileSync(filePath, 'utf8');
      const { frontMatter } = await parseFrontMatter({ filePath, fileContent });
      return [{ route, file, frontMatter }];
    }),
  );
  return pages.flat();
}
