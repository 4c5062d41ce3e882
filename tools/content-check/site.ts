import { existsSync, lstatSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { InvalidFactsError } from '../../lib/facts/readFacts';
import { openFileCache } from '../../lib/fileCache';
import { filesIn } from '../../lib/files';
import { tryGit } from '../../lib/git';
import { withoutByteOrderMark } from '../../lib/text';
import type { ComponentDocs } from '../../plugins/handbook/blocks';
import { findRefusedFiles } from '../../plugins/site-files/refusedFiles';
import { generatedPictures } from '../../src/config/pictures';
import { sharedTextsOf } from '../pages/elements';
import { type Page, readPages, type SourceFile } from '../pages/sourceFile';
import { anchorsOf } from './pageLinks';

/** The folder with the code of blocks and facts. Pages may be in another one. */
export const REPOSITORY_ROOT = path.resolve(__dirname, '../..');
const FACTS_DIRECTORY = path.join(REPOSITORY_ROOT, 'src/facts');

/** The modules of `src/facts` that rules read. */
interface FactModules {
  cases: typeof import('../../src/facts/cases');
  company: typeof import('../../src/facts/company');
  figures: typeof import('../../src/facts/figures');
  partners: typeof import('../../src/facts/partners');
  plans: typeof import('../../src/facts/plans');
  redirects: typeof import('../../src/facts/redirects');
}

/** Returns what a module of `src/facts` exports, by its address in an import; null if there is none, or if the facts have errors. */
function factsOf(source: string): Record<string, unknown> | null {
  const name = /^@site\/src\/facts\/(\w+)$/.exec(source)?.[1];
  const file = path.join(FACTS_DIRECTORY, `${name}.ts`);
  if (!name || !existsSync(file)) return null;
  try {
    const { schema: _, ...values } = require(file) as Record<string, unknown>;
    return values;
  } catch (error) {
    if (error instanceof InvalidFactsError) return null;
    throw error;
  }
}

/** Returns every block and item by name. Reading their types with TypeScript takes seconds, so the result is cached. */
async function readBlockTypes(): Promise<Readonly<Record<string, ComponentDocs>>> {
  const sources = ['src/blocks', 'src/account', 'plugins/handbook/blocks.ts', 'tools/content-check/site.ts'];
  const cache = await openFileCache(REPOSITORY_ROOT, 'block-types', sources);
  const parts = await cache.get('', async () => {
    const { readBlocks } = await import('../../plugins/handbook/blocks');
    return Buffer.from(JSON.stringify(readBlocks(REPOSITORY_ROOT).flatMap((block) => block.parts)));
  });
  const entries = (JSON.parse(String(parts)) as ComponentDocs[]).map((part) => [part.name, part]);
  return Object.assign(Object.create(null), Object.fromEntries(entries));
}

/**
 * The pages of the base branch of a pull request, at the commit where the two diverged.
 * @param name the name of the branch in Git; by default the pull request's base (`GITHUB_BASE_REF`), else `origin/main`
 * @returns their files; null outside a git repository, and where the branch does not exist
 */
function pagesOfBase(directory: string, name?: string): readonly string[] | null {
  const { GITHUB_BASE_REF } = process.env;
  const commit = tryGit(directory, 'merge-base', name ?? `origin/${GITHUB_BASE_REF || 'main'}`, 'HEAD');
  if (!commit) return null;
  const files = tryGit(directory, 'ls-tree', '-r', '-z', '--name-only', commit, '--', 'pages')?.split('\0') ?? [];
  return files.filter((file) => file.endsWith('.mdx'));
}

function once<Result>(compute: () => Result): () => Result {
  let result: Result | undefined;
  return () => (result ??= compute());
}

/** What does not depend on the pages. */
function fixedPart(directory: string, base?: string) {
  return {
    /** The folder with `pages/`, `static/` and `handbook/`. */
    directory,
    /** The files that the build refuses to publish. */
    refusedFiles: once(() => findRefusedFiles(directory)),
    /** The blocks and their settings. */
    blocks: once(readBlockTypes),
    factsOf,
    /** What a module of `src/facts` exports, by its name; nothing if the facts have errors. */
    facts: <Name extends keyof FactModules>(name: Name) =>
      (factsOf(`@site/src/facts/${name}`) ?? {}) as Partial<FactModules[Name]>,
    /** The files of the pages of the branch to compare with, or null. */
    basePages: pagesOfBase(directory, base),
  };
}

/** The part of a site that changes while somebody edits pages. */
function editedPart(directory: string, pages: readonly Page[]) {
  const byFile = new Map(pages.map((page) => [page.file, page]));
  const routes: ReadonlyMap<string, Page> = new Map(
    pages.flatMap((page) => (page.route === null ? [] : [[page.route, page] as const])),
  );

  /** A page and all shared text that it shows. */
  function withShared(page: Page, seen = new Set<Page>()): Set<Page> {
    if (seen.has(page)) return seen;
    seen.add(page);
    for (const shared of sharedTextsOf(page).flatMap(({ file }) => byFile.get(file) ?? [])) withShared(shared, seen);
    return seen;
  }

  const staticUrls = new Set(filesIn(path.join(directory, 'static')).map((file) => `/${file}`));
  return {
    /** Every MDX file. */
    pages,
    /** Pages by address. */
    routes,
    /** By file name: `pages/_shared/not-found.mdx`. */
    pageOfFile: (file: string) => byFile.get(file),
    /** The anchors of the page at an address, including those in shared text; empty if there is no page. */
    anchorsAt(route: string): readonly string[] {
      const page = routes.get(route);
      return page ? [...withShared(page)].flatMap(anchorsOf) : [];
    },
    /** The addresses at which a file's text appears: its own, or for shared text those of the pages that show it. */
    routesShowing({ file, route }: SourceFile): string[] {
      if (route !== null) return [route];
      return [...routes].flatMap(([url, page]) =>
        [...withShared(page)].some((shown) => shown.file === file) ? url : [],
      );
    },
    /** Addresses of all static files: `/images/mark.svg`. */
    staticUrls,
    /** Addresses of these files, and of those that the build draws. */
    publishedUrls: new Set<string>([...staticUrls, ...generatedPictures]),
  };
}

/** What rules need to know about the whole site. */
export type Site = ReturnType<typeof fixedPart> & ReturnType<typeof editedPart>;

/**
 * @param directory the absolute path of the folder with `pages/`
 * @param base the branch to compare with; see `pagesOfBase`
 * @param pages the site's pages, by default as they are on disk
 */
export function loadSite(directory: string, base?: string, pages: readonly Page[] = readPages(directory)): Site {
  return { ...fixedPart(directory, base), ...editedPart(directory, pages) };
}

/** The same site with another text of one page. */
export function withPage(site: Site, page: Page): Site {
  const known = site.pageOfFile(page.file);
  if (!known || known === page) return site;
  const pages = site.pages.map((other) => (other === known ? page : other));
  return { ...site, ...editedPart(site.directory, pages) };
}

/** Returns the text of a page or of a fact file; empty if the file no longer exists. */
export function textOfFile(site: Site, file: string): string {
  const absolute = path.join(site.directory, file);
  // Neither a folder nor the target of a symbolic link.
  const isFile = lstatSync(absolute, { throwIfNoEntry: false })?.isFile() ?? false;
  return site.pageOfFile(file)?.source ?? withoutByteOrderMark(isFile ? readFileSync(absolute, 'utf8') : '');
}

const openSites = new Map<string, Site>();

/** The site in a folder as it is on disk, for editors that open one file after the other. */
export function currentSite(directory: string): Site {
  for (const file of Object.keys(require.cache)) if (file.startsWith(FACTS_DIRECTORY)) delete require.cache[file];
  const site = loadSite(directory, undefined, readPages(directory, openSites.get(directory)?.pages));
  openSites.set(directory, site);
  return site;
}
