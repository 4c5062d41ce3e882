import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { filesIn } from './files';
import { pageRoute } from './siteAddress';

/** What a file looks like whose front matter is in another language than YAML: `---js`. */
const OTHER_LANGUAGE = /^\uFEFF?---(?![ \t]*(\r?\n|$))/;

/**
 * Reads the front matter of a file as Docusaurus does (https://docusaurus.io/docs/api/docusaurus-config#markdown), but only YAML:
 * Docusaurus' parser would run `---js` as a program.
 * @throws Error for front matter that is not valid YAML
 */
export const parseFrontMatter: typeof DEFAULT_PARSE_FRONT_MATTER = async (parameters) => {
  if (OTHER_LANGUAGE.test(parameters.fileContent)) {
    throw new Error(`${parameters.filePath}: the first line is not "---". Front matter is written in YAML.`);
  }
  return DEFAULT_PARSE_FRONT_MATTER(parameters);
};

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

/** Reads every page in `pages/`, drafts included. Files and folders whose names start with an underscore are shared text, not pages. */
export async function pageSources(siteDirectory: string): Promise<PageSource[]> {
  const files = filesIn(path.join(siteDirectory, 'pages')).filter((file) => file.endsWith('.mdx'));
  const pages = await Promise.all(
    files.map(async (relative) => {
      const route = pageRoute(relative);
      if (route === null) return [];
      const file = `pages/${relative}`;
      const filePath = path.join(siteDirectory, file);
      return [{ route, file, frontMatter: await frontMatterOf(filePath, readFileSync(filePath, 'utf8')) }];
    }),
  );
  return pages.flat();
}
