import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { InvalidFacts } from '../../lib/facts/readFacts';
import { filesIn } from '../../lib/filesIn';
import { pageRoute } from '../../lib/pageRoute';
import { anchorsOf } from './anchors';
import { type BaseBranch, baseBranch } from './baseBranch';
import { type BlockTypes, blockTypes } from './blocks';
import { importedFiles } from './imports';
import { type Page, type PageKind, readPage } from './page';

/** Paths are absolute. */
export interface SiteOptions {
  /** The folder with `pages/`, `static/` and `plugins/handbook/pages`. */
  directory: string;
  /** The folder with `tsconfig.json` and `src/blocks`; by default the same. */
  codeDirectory?: string;
  /** The branch to compare with; see `baseBranch`. */
  base?: string;
  /** Files of facts that are not saved, by name; the desk checks them. */
  unsaved?: Readonly<Record<string, string>>;
}

/** What rules need to know of the whole site. Whatever is expensive to compute is computed on first use. */
export interface Site {
  /** For texts about years. */
  today: Date;
  directory: string;
  codeDirectory: string;
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
  /** The bytes of a page's file. */
  bytesOf(file: string): Uint8Array;
  /** Whether there is a static file at an address: `/images/mark.svg`. */
  hasStaticFile(address: string): boolean;
  /** Addresses of all static files. */
  staticFiles(): readonly string[];
  /** The blocks and their settings. */
  blocks(): Promise<BlockTypes>;
  /** What a file of `src/site` exports, by its address in an import: `@site/src/site/company`; null where there is none. */
  factsOf(source: string): Readonly<Record<string, unknown>> | null;
  /** The branch to compare with; null where there is none. */
  base(): BaseBranch | null;
}

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** Facts are data, so reading them is running their file. Facts with errors, which the rule "facts" reports, have no values. */
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
  const name = /^@site\/src\/site\/(\w+)$/.exec(source)?.[1];
  const file = name && path.join(codeDirectory, 'src/site', `${name}.ts`);
  return file && existsSync(file) ? valuesIn(file) : null;
}

function handbookRoute(file: string, slug: unknown): string {
  const address = typeof slug === 'string' ? slug : `/${file.replace(/\.mdx$/, '').replace(/(^|\/)index$/, '')}`;
  return path.posix.join('/handbook', address).replace(/(.)\/$/, '$1');
}

/** Reads and parses every page of a site. */
export function readPages(directory: string): Page[] {
  const read = (folder: string, file: string, kind: PageKind, route: string | null) =>
    readPage(`${folder}/${file}`, kind, route, readFileSync(path.join(directory, folder, file), 'utf8'));
  const isPage = (file: string) => file.endsWith('.mdx');

  const pages = filesIn(path.join(directory, 'pages'))
    .filter(isPage)
    .map((file) => {
      const route = pageRoute(file);
      return read('pages', file, route === null ? 'shared' : 'page', route);
    });
  const handbook = filesIn(path.join(directory, 'plugins/handbook/pages'))
    .filter(isPage)
    .map((file) => {
      const page = read('plugins/handbook/pages', file, 'handbook', null);
      return { ...page, route: handbookRoute(file, page.frontMatter?.values.slug) };
    });
  return [...pages, ...handbook];
}

/**
 * Describes a site to the rules.
 * @param pages its pages, by default as they are on disk; the desk checks a text that is not saved
 */
export function loadSite(
  { directory, codeDirectory = directory, base, unsaved = {} }: SiteOptions,
  pages: readonly Page[] = readPages(directory),
): Site {
  const byFile = new Map(pages.map((page) => [page.file, page]));
  const routes = new Map(pages.flatMap((page) => (page.route === null ? [] : [[page.route, page] as const])));
  const staticFiles = once(() => filesIn(path.join(directory, 'static')).map((file) => `/${file}`));

  /** A page and all shared text that it shows. */
  function withShared(page: Page, seen = new Set<Page>()): Set<Page> {
    if (seen.has(page)) return seen;
    seen.add(page);
    for (const file of importedFiles(page)) {
      const shared = byFile.get(file);
      if (shared) withShared(shared, seen);
    }
    return seen;
  }

  return {
    today: new Date(),
    directory,
    codeDirectory,
    pages,
    routes,
    anchorsAt: (route) => {
      const page = routes.get(route);
      return new Set(page ? [...withShared(page)].flatMap(anchorsOf) : []);
    },
    routesShowing: (file) =>
      [...routes]
        .filter(([, page]) => [...withShared(page)].some((shown) => shown.file === file))
        .map(([route]) => route),
    pageOfFile: (file) => byFile.get(file),
    sourceOf: (file) => {
      const absolute = path.join(directory, file);
      const known = byFile.get(file)?.source ?? unsaved[file];
      return known ?? (existsSync(absolute) ? readFileSync(absolute, 'utf8') : '');
    },
    bytesOf: (file) => readFileSync(path.join(directory, file)),
    hasStaticFile: (address) => staticFiles().includes(address),
    staticFiles,
    blocks: once(() => blockTypes(codeDirectory)),
    factsOf: (source) => facts(codeDirectory, source),
    base: once(() => baseBranch(directory, base)),
  };
}
