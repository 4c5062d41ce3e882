import { existsSync, lstatSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { InvalidFacts } from '../../lib/facts/readFacts';
import { filesIn } from '../../lib/files';
import { withoutByteOrderMark } from '../../lib/text';
import { publishedFileErrors } from '../../plugins/site-files/publishedFiles';
import { kindOf, type Page, readPage, readPages } from '../pages/page';
import { baseBranch } from './baseBranch';
import { blockTypes } from './blocks';
import { factsPage } from './factTexts';
import { importedFiles } from './imports';
import { anchorsOf } from './links';

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

/** What a file of `src/facts` exports, by its address in an import; null where there is none, or where the facts have errors. */
function factsOf(codeDirectory: string, source: string): Record<string, unknown> | null {
  const name = /^@site\/src\/facts\/(\w+)$/.exec(source)?.[1];
  const file = path.join(codeDirectory, 'src/facts', `${name}.ts`);
  if (!name || !existsSync(file)) return null;
  try {
    const { schema: _, ...values } = require(file) as Record<string, unknown>;
    return values;
  } catch (error) {
    if (error instanceof InvalidFacts) return null;
    throw error;
  }
}

/** What depends on neither pages nor pictures. Whatever is expensive to compute is computed on first use. */
function surroundings({ directory, codeDirectory = directory, base }: SiteOptions) {
  return {
    directory,
    codeDirectory,
    /** The files that the build refuses to publish. */
    refusedFiles: once(() => publishedFileErrors(directory)),
    /** The blocks and their settings. */
    blocks: once(() => blockTypes(codeDirectory)),
    factsOf: (source: string) => factsOf(codeDirectory, source),
    base: once(() => baseBranch(directory, base)),
  };
}

/** What rules need to know of the whole site. */
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
  /** A file with a text: a page, shared text, a page of the handbook or a file of facts; of any other only the name. */
  read(file: string, text: string): Page;
  /** Addresses of all static files: `/images/mark.svg`. */
  staticFiles(): ReadonlySet<string>;
  /** The same site with another text of one page. */
  withPage(page: Page): Site;
  /** The same site with other pages. */
  withPages(pages: readonly Page[]): Site;
}

function siteOf(lasting: ReturnType<typeof surroundings>, pages: readonly Page[]): Site {
  const { directory } = lasting;
  const byFile = new Map(pages.map((page) => [page.file, page]));
  const routes = new Map(pages.flatMap((page) => (page.route === null ? [] : [[page.route, page] as const])));
  const anchors = new Map<string, ReadonlySet<string>>();

  /** A page and all shared text that it shows. */
  function withShared(page: Page, seen = new Set<Page>()): Set<Page> {
    if (seen.has(page)) return seen;
    seen.add(page);
    for (const shared of importedFiles(page).flatMap((file) => byFile.get(file) ?? [])) withShared(shared, seen);
    return seen;
  }

  const site: Site = {
    ...lasting,
    pages,
    routes,
    anchorsAt(route) {
      const page = routes.get(route);
      const found = anchors.get(route) ?? new Set(page ? [...withShared(page)].flatMap(anchorsOf) : []);
      anchors.set(route, found);
      return found;
    },
    routesShowing: (file) =>
      [...routes].flatMap(([route, page]) => ([...withShared(page)].some((it) => it.file === file) ? route : [])),
    pageOfFile: (file) => byFile.get(file),
    sourceOf(file) {
      const absolute = path.join(directory, file);
      // Neither a folder nor what a symbolic link leads to.
      const isFile = lstatSync(absolute, { throwIfNoEntry: false })?.isFile() ?? false;
      return byFile.get(file)?.source ?? (isFile ? readFileSync(absolute, 'utf8') : '');
    },
    read(file, text) {
      const known = byFile.get(file);
      const kind = known?.kind ?? kindOf(file);
      if (known?.source === withoutByteOrderMark(text)) return known;
      return kind === 'facts' ? factsPage(file, text) : readPage(file, kind, known?.route ?? null, text);
    },
    staticFiles: once(() => new Set(filesIn(path.join(directory, 'static')).map((file) => `/${file}`))),
    withPage(page) {
      const known = byFile.get(page.file);
      if (!known || known === page) return site;
      return siteOf(
        lasting,
        pages.map((other) => (other === known ? page : other)),
      );
    },
    withPages: (others) => siteOf(lasting, others),
  };
  return site;
}

/**
 * Describes a site to the rules.
 * @param pages its pages, by default as they are on disk
 */
export function loadSite(options: SiteOptions, pages: readonly Page[] = readPages(options.directory)): Site {
  return siteOf(surroundings(options), pages);
}

const sites = new Map<string, Site>();

/** The site in a folder with its pages as they are on disk, for editors that open one file after the other. */
export function currentSite(directory: string): Site {
  const known = sites.get(directory);
  const site = known ? known.withPages(readPages(directory, known.pages)) : loadSite({ directory });
  sites.set(directory, site);
  return site;
}
