import path from 'node:path';
import type { Definition, Image, Link } from 'mdast';
import { type Range, rangeOf } from '../../lib/message';
import { decoded } from '../../lib/text';
import { type Element, isBlockName, isElement, settingsOf } from './elements';
import { nodesOf, oncePer, type Page } from './page';
import { valueRange } from './parse/frontMatterBlock';
import type { Site } from './site';

/** A link, the file of an image, or an address in front matter. */
export interface PageLink extends Range {
  /** The address as written. `start` and `end` mark it. */
  target: string;
  /** Where it is written. `sentence`: an address that stands in the text as it is, such as `www.acme.com`. */
  from: 'markdown' | 'sentence' | 'setting' | 'front matter';
  /** Whether it is a file to show, such as an image, rather than a link to follow. */
  isFile: boolean;
}

/** Settings that always contain an address; others do if their text looks like one. */
const ALWAYS_AN_ADDRESS = new Set(['to', 'source', 'picture']);
const LOOKS_LIKE_AN_ADDRESS = /^(\/[\w.~-][^\s]*|[a-z]+:\/\/\S+|(mailto|tel):\S+)$/i;
const FILES = new Set(['source', 'picture', 'image']);

function markdownTarget(page: Page, node: Link | Image | Definition): Range {
  const { start, end } = rangeOf(node);
  const offset = page.source.slice(start, end).lastIndexOf(node.url);
  return offset < 0 ? { start, end } : { start: start + offset, end: start + offset + node.url.length };
}

function linksOfElement(page: Page, node: Element): PageLink[] {
  // No HTML element that a page may have contains an address.
  if (!isBlockName(node.name)) return [];
  return settingsOf(page, node).flatMap(({ name, value, valueRange: range }) =>
    value !== null && (ALWAYS_AN_ADDRESS.has(name) || LOOKS_LIKE_AN_ADDRESS.test(value))
      ? { ...range, target: value, from: 'setting' as const, isFile: FILES.has(name) }
      : [],
  );
}

function frontMatterLinks({ frontMatter }: Page): PageLink[] {
  if (!frontMatter) return [];
  const { canonical, image, breadcrumbs } = frontMatter.values;
  const crumbs = Array.isArray(breadcrumbs) ? (breadcrumbs as ({ url?: unknown } | null)[]) : [];
  const addresses: [path: (string | number)[], target: unknown][] = [
    [['canonical'], canonical],
    [['image'], image],
    ...crumbs.map((crumb, index): [(string | number)[], unknown] => [['breadcrumbs', index, 'url'], crumb?.url]),
  ];
  return addresses.flatMap(([place, target]) =>
    typeof target === 'string'
      ? { ...valueRange(frontMatter, place), target, from: 'front matter' as const, isFile: place[0] === 'image' }
      : [],
  );
}

/** Every address in a page: in Markdown, in settings of blocks, and in front matter. */
export const linksOf = oncePer((page: Page): readonly PageLink[] => {
  const shown = new Set(nodesOf(page).flatMap((node) => (node.type === 'imageReference' ? node.identifier : [])));
  const inText = nodesOf(page).flatMap((node): PageLink | PageLink[] => {
    if (isElement(node)) return linksOfElement(page, node);
    if (node.type !== 'link' && node.type !== 'image' && node.type !== 'definition') return [];
    const isFile = node.type === 'image' || (node.type === 'definition' && shown.has(node.identifier));
    const place = markdownTarget(page, node);
    const from = place.start === rangeOf(node).start ? 'sentence' : 'markdown';
    return { ...place, target: node.url, from, isFile };
  });
  return [...frontMatterLinks(page), ...inText];
});

/** Whether an address points outside the site: `https://…`, `mailto:…`. */
export function isExternal(target: string): boolean {
  return /^([a-z][a-z0-9+.-]*:|\/\/)/i.test(target);
}

/** Where a link leads inside the site. */
export interface Destination {
  /** `/about`; null for an anchor alone, and for other sites. */
  path: string | null;
  /** Without `#`; null where there is none. */
  anchor: string | null;
  page: Page | undefined;
}

/** Resolves a link from its page, as a browser does; in Markdown also one to a file: `./privacy.mdx`, `@site/pages/privacy.mdx`. */
export function destinationOf(page: Page, { target, from }: PageLink, site: Site): Destination {
  if (isExternal(target)) return { path: null, anchor: null, page: undefined };
  const [, place = '', hash] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(target) ?? [];
  const anchor = hash ? decoded(hash) : null;
  if (place === '') return { path: null, anchor, page: undefined };
  const file = place.replace(/^@site\//, '/');
  const linked = site.pageOfFile(
    path.posix.join(file === place ? path.posix.dirname(page.file) : '', file).replace(/^\//, ''),
  );
  if (linked && from === 'markdown' && !place.startsWith('/')) return { path: linked.route, anchor, page: linked };
  const absolute = path.posix.resolve(path.posix.dirname(page.route ?? '/'), place);
  return { path: decoded(absolute), anchor, page: site.routes.get(decoded(absolute)) };
}

/** The addresses at which a file's text appears: its own, or for shared text those of the pages that show it. */
export function pagesShowing(page: Page, site: Site): string[] {
  return page.route === null ? site.routesShowing(page.file) : [page.route];
}
