/** Every address in a page, and where it leads. */
import path from 'node:path';
import { createSlugger } from '@docusaurus/utils/lib/slugger';
import type { Definition, Image, Link } from 'mdast';
import { toString as textOfNode } from 'mdast-util-to-string';
import { rangeOf, type TextRange } from '../../lib/range';
import { decodeUrl } from '../../lib/urls';
import { explicitId } from '../../plugins/mdx/page-code/refuseCode';
import { structureOf, urlSettings } from '../../src/blocks/structures';
import { slug } from '../../src/ui/text';
import { isBlockName, isElement, settingOfName, settingsOf } from '../pages/elements';
import type { Page, SourceFile } from '../pages/sourceFile';
import type { Site } from './site';

/** A link, the file of an image, or an address in front matter. */
export interface PageLink extends TextRange {
  /** The address as written, whose range this is. */
  target: string;
  /** Where it is written. `sentence`: a bare address in the text, such as `www.acme.com`. */
  from: 'markdown' | 'sentence' | 'setting' | 'front matter';
  /** Whether it is a file to show, such as an image, rather than a link to follow. */
  isFile: boolean;
}

function markdownLink(page: Page, node: Link | Image | Definition, isFile: boolean): PageLink {
  const { start, end } = rangeOf(node);
  const offset = page.source.slice(start, end).lastIndexOf(node.url);
  const range = offset < 0 ? { start, end } : { start: start + offset, end: start + offset + node.url.length };
  return { ...range, target: node.url, from: offset === 0 ? 'sentence' : 'markdown', isFile };
}

function frontMatterLinks({ frontMatter }: Page): PageLink[] {
  const { canonical, image, breadcrumbs } = frontMatter.values;
  const crumbs = Array.isArray(breadcrumbs) ? (breadcrumbs as ({ url?: unknown } | null)[]) : [];
  const urls: [target: unknown, ...path: (string | number)[]][] = [
    [canonical, 'canonical'],
    [image, 'image'],
    ...crumbs.map((crumb, index): [unknown, ...(string | number)[]] => [crumb?.url, 'breadcrumbs', index, 'url']),
  ];
  return urls.flatMap(([target, ...path]) =>
    typeof target === 'string'
      ? { ...frontMatter.rangeOf(...path), target, from: 'front matter' as const, isFile: path[0] === 'image' }
      : [],
  );
}

/** Every address in a page: in Markdown, in settings of blocks, and in front matter. */
export function linksOf(page: Page): PageLink[] {
  const shown = new Set(page.nodes.flatMap((node) => (node.type === 'imageReference' ? node.identifier : [])));
  const inText = page.nodes.flatMap((node): PageLink | PageLink[] => {
    if (node.type === 'definition') return markdownLink(page, node, shown.has(node.identifier));
    if (node.type === 'link' || node.type === 'image') return markdownLink(page, node, node.type === 'image');
    // No HTML element that a page may have contains an address.
    if (!isElement(node) || !isBlockName(node.name)) return [];
    return settingsOf(page, node).flatMap(({ name, value, valueRange }) => {
      const kind = urlSettings.get(name);
      return kind && value !== null
        ? { ...valueRange, target: value, from: 'setting', isFile: kind === 'picture' }
        : [];
    });
  });
  return [...frontMatterLinks(page), ...inText];
}

/** Whether an address points outside the site: `https://…`, `mailto:…`. */
export const isExternal = (target: string) => /^([a-z][a-z0-9+.-]*:|\/\/)/i.test(target);

/**
 * Resolves a link from its file as a browser does. In Markdown, links to files are resolved, too: `./privacy.mdx`, `@site/pages/privacy.mdx`.
 * @returns the path, which is null for an anchor alone and for other sites; the anchor without `#`; and the page
 */
export function destinationOf(file: SourceFile, { target, from }: Pick<PageLink, 'target' | 'from'>, site: Site) {
  const [, pathname = '', hash] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(isExternal(target) ? '' : target) ?? [];
  const anchor = hash ? decodeUrl(hash) : null;
  if (pathname === '') return { path: null, anchor, page: undefined };
  const inDirectory = pathname.startsWith('@site/') ? '' : path.posix.dirname(file.file);
  const linked = site.pageOfFile(path.posix.join(inDirectory, pathname.replace(/^@site\//, '')));
  if (linked && from === 'markdown' && !pathname.startsWith('/')) return { path: linked.route, anchor, page: linked };
  const absolute = decodeUrl(path.posix.resolve(path.posix.dirname(file.route ?? '/'), pathname));
  return { path: absolute, anchor, page: site.routes.get(absolute) };
}

/** The anchors in a file's own text: Markdown headings, named as Docusaurus names them, and blocks that are sections. */
export function anchorsOf(page: Page): string[] {
  const slugs = createSlugger();
  return page.nodes.flatMap((node) => {
    if (node.type === 'heading') return [explicitId(node) ?? slugs.slug(textOfNode(node))];
    if (!isElement(node)) return [];
    const { anchor, ownAnchor } = structureOf(node.name);
    const title = anchor && settingOfName(page, node, anchor)?.value;
    return [title && slug(title), ownAnchor].flatMap((name) => name || []);
  });
}
