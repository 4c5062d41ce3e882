import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { filesIn } from './files';

/** The keys of a page's front matter that decide when it is live. They need not be validated. */
export interface LiveDays {
  draft?: unknown;
  /** The first day, `2026-12-01`. */
  publish?: unknown;
  /** The last day. */
  until?: unknown;
}

/**
 * Returns the current day in UTC, `2026-12-01`, or the day of SOURCE_DATE_EPOCH
 * (https://reproducible-builds.org/specs/source-date-epoch/), with which a build shows the site of another day.
 */
export function today({ SOURCE_DATE_EPOCH } = process.env): string {
  const time = SOURCE_DATE_EPOCH ? new Date(Number(SOURCE_DATE_EPOCH) * 1000) : new Date();
  return time.toISOString().slice(0, 10);
}

/** Returns whether the live site has a page on a day. Everything that depends on it asks here. */
export function isLive({ draft, publish, until }: LiveDays, day: string): boolean {
  const isBefore = typeof publish === 'string' && day < publish;
  const isAfter = typeof until === 'string' && day > until;
  return draft !== true && !isBefore && !isAfter;
}

/** Returns whether a page's last day is over. */
export function isOver({ until }: LiveDays, day: string): boolean {
  return typeof until === 'string' && until < day;
}

/** Says when the live site has a page, for readers of a preview; null for a page that it always has. */
export function liveSentence({ draft, publish, until }: LiveDays): string | null {
  if (draft === true) return 'Draft: not on the live site';
  const days = [publish && `from ${publish}`, until && `until ${until}`].filter(Boolean);
  return days.length > 0 ? `Live ${days.join(' ')} (UTC)` : null;
}

/**
 * Returns front matter with days as they are written. YAML makes times of them and reads `2026-02-30` as a day in March.
 * @param text the file, or its front matter
 */
export function withWrittenDays(frontMatter: Record<string, unknown>, text: string): Record<string, unknown> {
  const days = ['publish', 'until'].flatMap((key) => {
    const written = new RegExp(`^${key}:[ \\t]*(.*?)[ \\t]*(?:#.*)?\\r?$`, 'm').exec(text)?.[1];
    return frontMatter[key] instanceof Date ? [[key, written]] : [];
  });
  return { ...frontMatter, ...Object.fromEntries(days) };
}

/** What a file looks like whose front matter is in another language than YAML: `---js`. */
const OTHER_LANGUAGE = /^\uFEFF?---(?![ \t]*(\r?\n|$))/;

/** Returns whether a file's first line names a language: Docusaurus' parser would run `---js` as a program. */
function hasOtherLanguage(fileContent: string): boolean {
  return OTHER_LANGUAGE.test(fileContent);
}

/**
 * Reads the front matter of a file as Docusaurus does (https://docusaurus.io/docs/api/docusaurus-config#markdown), but only YAML.
 * @throws Error for front matter that is not valid YAML
 */
export const parseFrontMatter: typeof DEFAULT_PARSE_FRONT_MATTER = async (parameters) => {
  if (hasOtherLanguage(parameters.fileContent)) {
    throw new Error(`${parameters.filePath}: the first line is not "---". Front matter is written in YAML.`);
  }
  const { frontMatter, ...rest } = await DEFAULT_PARSE_FRONT_MATTER(parameters);
  return { ...rest, frontMatter: withWrittenDays(frontMatter, parameters.fileContent) };
};

/**
 * Returns the route that Docusaurus' pages plugin gives a page.
 * @param file path inside `pages/`: `about.mdx`, `auth/callback.mdx`
 * @returns `/about`; null if a file or folder name starts with an underscore
 */
export function pageRoute(file: string): string | null {
  const parts = file.replaceAll('\\', '/').split('/');
  if (parts.some((part) => part.startsWith('_'))) return null;
  const route = `/${parts.join('/')}`.replace(/\.mdx$/, '').replace(/\/index$/, '');
  return route === '' ? '/' : route;
}

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
