import type { Definition, Image, Link } from 'mdast';
import { visit } from 'unist-util-visit';
import { type Element, isBlockName, isElement, type Setting, settingsOf } from './elements';
import { valueRange } from './frontMatterBlock';
import type { Page } from './page';
import { type Range, rangeOf } from './range';

/** Something that leads somewhere: a link, a picture's file, an address in front matter. */
export interface PageLink extends Range {
  /** The address as it is written. `start` and `end` mark it. */
  target: string;
  /** Where it is written. */
  from: 'markdown' | 'html' | 'setting' | 'front matter';
  /** The setting, attribute or front matter key that holds it; null in Markdown. */
  setting: string | null;
  /** Whether it names a picture or another file to show, and not a place to go to. */
  isFile: boolean;
  /** The node that holds it; null in front matter. */
  node: Element | Link | Image | Definition | null;
}

/** Settings and attributes that always hold an address; others do where their text looks like one. */
const ALWAYS_AN_ADDRESS = new Set(['to', 'href', 'src', 'source']);
/** A lane of a diagram, by its name. */
const NO_ADDRESS = new Set(['Message.to']);
const FILES = new Set(['src', 'source', 'image']);
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
  return settingsOf(page, node)
    .filter((setting) => isAddress(node, setting))
    .map(({ name, value, valueRange: range }) => ({
      ...range,
      target: value ?? '',
      from: isBlockName(node.name) ? 'setting' : 'html',
      setting: name,
      isFile: FILES.has(name),
      node,
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
      ? {
          ...valueRange(frontMatter, path),
          target,
          from: 'front matter' as const,
          setting: String(path.at(-1)),
          isFile: path[0] === 'image',
          node: null,
        }
      : [],
  );
}

/** Every address in a page: in Markdown, in HTML elements, in settings of blocks, and in front matter. */
export function linksOf(page: Page): PageLink[] {
  const links = frontMatterLinks(page);
  if (!page.tree) return links;
  visit(page.tree, (node) => {
    if (node.type === 'link' || node.type === 'image' || node.type === 'definition') {
      const isFile = node.type === 'image';
      links.push({ ...markdownTarget(page, node), target: node.url, from: 'markdown', setting: null, isFile, node });
    } else if (isElement(node)) {
      links.push(...linksOfElement(page, node));
    }
  });
  return links;
}
