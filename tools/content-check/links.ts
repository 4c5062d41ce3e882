import type { Definition, Image, Link } from 'mdast';
import { type Element, isBlockName, isElement, type Setting, settingsOf } from './elements';
import { nodesOf, type Page, perPage } from './page';
import { valueRange } from './parse/frontMatterBlock';
import { type Range, rangeOf } from './range';

/** A link, the file of an image, or an address in front matter. */
export interface PageLink extends Range {
  /** The address as written. `start` and `end` mark it. */
  target: string;
  /** Where it is written. */
  from: 'markdown' | 'setting' | 'front matter';
  /** Whether it is a file to show, such as an image, rather than a link to follow. */
  isFile: boolean;
}

/** Settings that always contain an address; others do if their text looks like one. */
const ALWAYS_AN_ADDRESS = new Set(['to', 'source']);
/** The name of a lane in a diagram. */
const NO_ADDRESS = new Set(['Message.to']);
const FILES = new Set(['source', 'image']);
const LOOKS_LIKE_AN_ADDRESS = /^(\/[\w.~-][^\s]*|[a-z]+:\/\/\S+|(mailto|tel):\S+)$/i;

function markdownTarget(page: Page, node: Link | Image | Definition): Range {
  const { start, end } = rangeOf(node);
  const offset = page.source.slice(start, end).lastIndexOf(node.url);
  return offset < 0 ? { start, end } : { start: start + offset, end: start + offset + node.url.length };
}

function isAddress(node: Element, { name, value }: Setting): boolean {
  if (value === null || NO_ADDRESS.has(`${node.name}.${name}`)) return false;
  return ALWAYS_AN_ADDRESS.has(name) || LOOKS_LIKE_AN_ADDRESS.test(value);
}

function linksOfElement(page: Page, node: Element): PageLink[] {
  // No HTML element that a page may have contains an address.
  if (!isBlockName(node.name)) return [];
  return settingsOf(page, node)
    .filter((setting) => isAddress(node, setting))
    .map(({ name, value, valueRange: range }) => ({
      ...range,
      target: value ?? '',
      from: 'setting',
      isFile: FILES.has(name),
    }));
}

function frontMatterLinks({ frontMatter }: Page): PageLink[] {
  if (!frontMatter) return [];
  const { canonical, image, breadcrumbs } = frontMatter.values;
  const paths: [path: (string | number)[], target: unknown][] = [
    [['canonical'], canonical],
    [['image'], image],
    ...(Array.isArray(breadcrumbs) ? breadcrumbs : []).map((crumb: unknown, index): [(string | number)[], unknown] => [
      ['breadcrumbs', index, 'url'],
      (crumb as { url?: unknown } | null)?.url,
    ]),
  ];
  return paths.flatMap(([path, target]) =>
    typeof target === 'string'
      ? { ...valueRange(frontMatter, path), target, from: 'front matter' as const, isFile: path[0] === 'image' }
      : [],
  );
}

/** Every address in a page: in Markdown, in settings of blocks, and in front matter. */
export const linksOf = perPage((page): readonly PageLink[] => {
  const shown = new Set(nodesOf(page).flatMap((node) => (node.type === 'imageReference' ? node.identifier : [])));
  const inText = nodesOf(page).flatMap((node): PageLink | PageLink[] => {
    if (isElement(node)) return linksOfElement(page, node);
    if (node.type !== 'link' && node.type !== 'image' && node.type !== 'definition') return [];
    const isFile = node.type === 'image' || (node.type === 'definition' && shown.has(node.identifier));
    return { ...markdownTarget(page, node), target: node.url, from: 'markdown', isFile };
  });
  return [...frontMatterLinks(page), ...inText];
});
