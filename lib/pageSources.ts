import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesIn } from './filesIn';
import { parseFrontMatter } from './frontMatter';
import { isLive } from './liveDays';
import { pageRoute } from './pageRoute';

export interface PageSource {
  /** `/about`. */
  route: string;
  /** Relative to the site's folder: `pages/about.mdx`. */
  file: string;
  /** Not validated; empty if it cannot be read, which stops a build elsewhere. */
  frontMatter: Record<string, unknown>;
}

async function frontMatterOf(filePath: string, fileContent: string): Promise<Record<string, unknown>> {
  try {
    return (await parseFrontMatter({ filePath, fileContent })).frontMatter;
  } catch {
    return {};
  }
}

/**
 * Reads every page in `pages/`. Files and folders whose names start with an underscore are shared text, not pages.
 * @param day only the pages that are live on it; all pages by default
 */
export async function pageSources(siteDirectory: string, day: string | null = null): Promise<PageSource[]> {
  const files = filesIn(path.join(siteDirectory, 'pages')).filter((file) => file.endsWith('.mdx'));
  const pages = await Promise.all(
    files.map(async (relative) => {
      const route = pageRoute(relative);
      if (route === null) return [];
      const file = `pages/${relative}`;
      const filePath = path.join(siteDirectory, file);
      const frontMatter = await frontMatterOf(filePath, readFileSync(filePath, 'utf8'));
      return day === null || isLive(frontMatter, day) ? [{ route, file, frontMatter }] : [];
    }),
  );
  return pages.flat();
}
