import { existsSync, lstatSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { InvalidFacts } from '../../lib/facts/readFacts';
import { filesIn } from '../../lib/files';
import { pageRoute } from '../../lib/pageRoute';
import { publishedFileErrors } from '../../plugins/site-files/publishedFiles';
import { anchorsOf } from './anchors';
import { baseBranch } from './baseBranch';
import { blockTypes } from './blocks';
import { importedFiles } from './imports';
import { type Page, type PageKind, readPage, withoutByteOrderMark } from './page';

/** Paths are absolute. */
export interface SiteOptions {
  /** The folder with `pages/`, `static/` and `handbook/`. */
  directory: string;
  /** The folder with `tsconfig.json` and `src/blocks`; by default the same. */
  codeDirectory?: string;
  /** The branch to compare with; see `baseBranch`. */
  base?: string;
}

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** Loads a module of facts, which exports only data. Facts with errors, which the rule "facts" reports, have no values. */
function valuesIn(file: string): Record<string, unknown> | null {
  try {
    const { schema: _, ...values } = require(file) as Record<string, unknown>;
    return values;
  } catch (error) {
    if (error instanceof InvalidFacts) return null;
    throw error;
  }
}

function facts(codeDirectory: string, source: string): Record<string, unknown> | null {
  const name = /^@site\/src\/facts\/(\w+)$/.exec(source)?.[1];
  const file = name && path.join(codeDirectory, 'src/facts', `${name}.ts`);
  return file && existsSync(file) ? valuesIn(file) : null;
}

/** Addresses of pages in the code and the facts: menus, footer, forms. */
function addressesInCode(directory: string): ReadonlySet<string> {
  const folder = path.join(directory, 'src');
  if (!existsSync(folder)) return new Set();
  const texts = filesIn(folder)
    .filter((file) => /\.(tsx?|ya?ml)$/.test(file))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'));
  return new Set(
    texts.flatMap((text) =>
      [...text.matchAll(/(?<=['"`:]\s?)\/[\w./-]*/g)].map(([address]) => address.replace(/(.)\/$/, '$1')),
    ),
  );
}

const HANDBOOK = 'handbook';

function handbookRoute(file: string, slug: unknown): string {
  const address = typeof slug === 'string' ? slug : (pageRoute(file) ?? '/');
  return path.posix.join('/handbook', address).replace(/(.)\/$/, '$1');
}

/** What a file is, by its place in the site's folder. */
export function kindOf(file: string): PageKind {
  if (/^src\/facts\/[^/]+\.yaml$/.test(file)) return 'facts';
  if (!file.endsWith('.mdx')) return 'other';
  if (file.startsWith('pages/')) return pageRoute(file.slice('pages/'.length)) === null ? 'shared' : 'page';
  // The folders of the handbook contain what its plugin writes.
  return path.posix.dirname(file) === HANDBOOK ? 'handbook' : 'other';
}

/**
 * Reads every page.
 * @param known pages that were read before; those with the same text are not parsed again
 */
export function readPages(directory: string, known: readonly Page[] = []): Page[] {
  const before = new Map(known.map((page) => [page.file, page]));
  const names = ['pages', HANDBOOK].flatMap((folder) =>
    filesIn(path.join(directory, folder)).map((file) => `${folder}/${file}`),
  );
  return names.flatMap((file) => {
    const kind = kindOf(file);
    if (kind === 'other') return [];
    const text = readFileSync(path.join(directory, file), 'utf8');
    const page = before.get(file);
    if (page?.source === withoutByteOrderMark(text)) return page;
    const route = kind === 'page' ? pageRoute(file.slice('pages/'.length)) : null;
    const made = readPage(file, kind, route, text);
    const { slug } = made.frontMatter?.values ?? {};
    return kind === 'handbook' ? { ...made, route: handbookRoute(path.posix.basename(file), slug) } : made;
  });
}

/** A page and all shared text that it shows. */
function withShared(page: Page, byFile: ReadonlyMap<string, Page>, seen = new Set<Page>()): Set<Page> {
  if (seen.has(page)) return seen;
  seen.add(page);
  for (const file of importedFiles(page)) {
    const shared = byFile.get(file);
    if (shared) withShared(shared, byFile, seen);
  }
  return seen;
}

/** What depends on neither pages nor pictures. */
function surroundings({ directory, codeDirectory = directory, base }: SiteOptions) {
  return {
    directory,
    codeDirectory,
    /** The files that the build refuses to publish. */
    refusedFiles: once(() => publishedFileErrors(directory)),
    linkedFromCode: once(() => addressesInCode(directory)),
    /** The blocks and their settings. */
    blocks: once(() => blockTypes(codeDirectory)),
    /** What a file of `src/facts` exports, by its address in an import: `@site/src/facts/company`; null where there is none. */
    factsOf: (source: string) => facts(codeDirectory, source),
    base: once(() => baseBranch(directory, base)),
  };
}

/** What rules need to know of the whole site. Whatever is expensive to compute is computed on first use. */
export interface Site extends ReturnType<typeof surroundings> {
  /** Every MDX file. */
  pages: readonly Page[];
  /** Pages by address. */
  routes: ReadonlyMap<string, Page>;
  /** The anchors of the page at an address, including those in shared text; empty where there is no page. */
  anchorsAt(route: string): ReadonlySet<string>;
  /** Addresses of the pages that show this file's text, directly or through other shared text. */
  routesShowing(file: string): string[];
  /** By file name: `pages/_shared/not-found.mdx`. */
  pageOfFile(file: string): Page | undefined;
  /** The text of a page or of a file of facts; empty where the file does not exist any more. */
  sourceOf(file: string): string;
  /** Addresses of all static files: `/images/mark.svg`. */
  staticFiles(): ReadonlySet<string>;
  /** The same site with another text of one page. It keeps what depends on neither pages nor pictures. */
  withPage(page: Page): Site;
  /** The same site with other pages. */
  withPages(pages: readonly Page[]): Site;
}

/**
 * Describes a site to the rules.
 * @param pages its pages, by default as they are on disk
 */
export function loadSite(options: SiteOptions, pages: readonly Page[] = readPages(options.directory)): Site {
  const { directory } = options;
  const lasting = surroundings(options);

  function siteOf(current: readonly Page[]): Site {
    const byFile = new Map(current.map((page) => [page.file, page]));
    const routes = new Map(current.flatMap((page) => (page.route === null ? [] : [[page.route, page] as const])));
    const anchors = new Map<string, ReadonlySet<string>>();
    const site: Site = {
      ...lasting,
      pages: current,
      routes,
      anchorsAt: (route) => {
        const page = routes.get(route);
        const found = anchors.get(route) ?? new Set(page ? [...withShared(page, byFile)].flatMap(anchorsOf) : []);
        anchors.set(route, found);
        return found;
      },
      routesShowing: (file) =>
        [...routes]
          .filter(([, page]) => [...withShared(page, byFile)].some((shown) => shown.file === file))
          .map(([route]) => route),
      pageOfFile: (file) => byFile.get(file),
      sourceOf: (file) => {
        const absolute = path.join(directory, file);
        const known = byFile.get(file)?.source;
        // Neither a folder nor what a symbolic link leads to.
        const isFile = lstatSync(absolute, { throwIfNoEntry: false })?.isFile() ?? false;
        return known ?? (isFile ? readFileSync(absolute, 'utf8') : '');
      },
      staticFiles: once(() => new Set(filesIn(path.join(directory, 'static')).map((file) => `/${file}`))),
      withPage: (page) =>
        byFile.get(page.file) === page
          ? site
          : siteOf(current.map((other) => (other.file === page.file ? page : other))),
      withPages: siteOf,
    };
    return site;
  }

  return siteOf(pages);
}

const sites = new Map<string, Site>();

/** The site in a folder with its pages as they are on disk, for editors that open one file after the other. */
export function currentSite(directory: string): Site {
  const known = sites.get(directory);
  const site = known ? known.withPages(readPages(directory, known.pages)) : loadSite({ directory });
  sites.set(directory, site);
  return site;
}
