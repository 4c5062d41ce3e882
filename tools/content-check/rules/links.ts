import type { Nodes, Parents } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { type Range, rangeOf } from '../../../lib/message';
import { didYouMean, suggest } from '../../../lib/nearest';
import { pageAddressError } from '../../../plugins/mdx/page-code/elements';
import { formOf } from '../../../src/config/mailSettings';
import type { Redirect } from '../../../src/facts/redirects';
import { elementsOf, isElement, nodesOf, settingOfName } from '../../pages/elements';
import type { Page } from '../../pages/page';
import { rule } from '../context';
import { destinationOf, linksOf, type PageLink } from '../links';
import type { Site } from '../site';

const url = '/handbook/pages#links';

/** What is wrong with an address, and the right one if it is known. */
export interface Explained {
  message: string;
  expected?: string | null;
}

/** Addresses that lead nowhere because their start is wrong, and the replacement if it is known. The first match counts. */
const WRONG: readonly (readonly [pattern: RegExp, message: string, replacement?: string])[] = [
  [
    /^(?:file:|https?:\/\/(?:localhost|127\.|0\.0\.0\.0|\[::1\]|10\.|192\.168\.|[\w.-]+\.local\b))/i,
    'This is on your own computer or network, and visitors cannot open it. Link to a page, or to a file in the folder static.',
  ],
  [/^(?:https?:\/\/)?([^\s@:/?]+@[^\s@:/?]+\.[a-z]{2,})$/i, 'An email address needs "mailto:" before it.', 'mailto:$1'],
  [
    /^www\.|^[\w-]+(\.[\w-]+)*\.(com|org|net|io|dev|gov|edu|us)(?=\/|$)/i,
    'This address needs "https://" before it.',
    'https://$&',
  ],
];

/** Says what is wrong with an address that the build refuses or that leads nowhere. */
function wrongAddress(target: string, isFile: boolean): Explained | null {
  if (target.trim() === '') return null;
  const [pattern, wrong = '', replacement] = WRONG.find(([start]) => start.test(target)) ?? [];
  const expected = pattern && replacement ? target.replace(pattern, replacement) : null;
  const message = pattern ? `${wrong}${didYouMean(expected)}` : pageAddressError(target, isFile);
  return message === null ? null : { message, expected };
}

export const redirectsOf = (site: Site) =>
  site.factsOf('@site/src/facts/redirects')?.redirects as readonly Redirect[] | undefined;

/** Says that a page does not exist, and which one was meant: the new address of one that has moved, or the nearest. */
export function missingPage(target: string, path: string, site: Site): Explained {
  const moved = redirectsOf(site)?.find((redirect) => redirect.from === path)?.to;
  if (moved) {
    // As with a redirect, its query and its anchor stay unless the new address has its own.
    const old = new URL(target, 'http://localhost');
    const { pathname, search, hash } = new URL(moved, 'http://localhost');
    const expected = pathname + (search || old.search) + (hash || old.hash);
    return { message: `The page "${target}" has moved. Write: ${expected}`, expected };
  }
  // `/pages/about.mdx` and `/about.html`
  const plain = path.replace(/^\/pages(?=\/)|\.(?:html?|mdx?)$/g, '').replace(/\/index$/, '') || '/';
  const { advice, sure } = suggest(
    plain,
    [...site.routes.keys()],
    ' Write another address, or delete the link and keep its words.',
  );
  return { message: `There is no page "${target}".${advice}`, expected: sure && target.replace(/^[^?#]*/, sure) };
}

export const isDraft = (page?: Page) => page?.frontMatter?.values.draft === true;

/** Says that what the live site shows links to a page that it does not have. */
export const draftLink = ({ route, file }: Page): Explained => ({
  message: `The page ${route} is a draft, so on the live site this link leads nowhere. Link to it when it is published, or delete the line "draft: true" in ${file}.`,
});

/** Says that a page has no such anchor, and which ones it has. */
export function missingAnchor(target: string, route: string, anchor: string, site: Site): Explained {
  const anchors = [...site.anchorsAt(route)].map((name) => `#${name}`);
  const list = anchors.length > 0 ? ` Write one of: ${anchors.join(', ')}.` : ' Delete the part from the "#" on.';
  const { advice, sure } = suggest(`#${anchor}`, anchors, list);
  const message = `No heading of ${route} has the address "#${anchor}".${advice}`;
  return { message, expected: sure && target.replace(/#.*$/, sure) };
}

const NO_ADDRESS =
  'This link leads nowhere. Write the address of a page, such as /contact, or delete the link and keep its words.';

function explainBroken(page: Page, link: PageLink, site: Site): Explained | null {
  const { target, from } = link;
  if (target.trim() === '' || target === '#') return { message: NO_ADDRESS };
  const { path, anchor, page: linked } = destinationOf(page, link, site);
  // Settings and front matter link to pages only; links in Markdown may also link to files.
  if (path !== null && !linked && !(from === 'markdown' && site.staticFiles.has(path)))
    return missingPage(target, path, site);
  const isLive = site.routesShowing(page).some((route) => !isDraft(site.routes.get(route)));
  if (linked && isLive && isDraft(linked)) return draftLink(linked);
  if (anchor === null || anchor === 'top') return null;
  // Shared text is on several pages. The anchors of a page that does not parse are unknown.
  const route = (path === null ? site.routesShowing(page) : [path]).find(
    (shown) => site.routes.get(shown)?.tree && !site.anchorsAt(shown).has(anchor),
  );
  return route === undefined ? null : missingAnchor(target, route, anchor, site);
}

/** Links to pages and anchors that do not exist: in Markdown, in settings of blocks, and in front matter. */
export const brokenLink = rule('broken-link', url, ({ page, site, report }) => {
  for (const link of linksOf(page)) {
    const explained = link.isFile ? null : explainBroken(page, link, site);
    if (explained) report(link, explained.message, explained.expected);
  }
});

/** The range between the brackets of a link or the tags of a block. */
function insideOf(node: Parents): Range {
  const [first, last] = [node.children[0], node.children.at(-1)];
  return first && last ? { start: rangeOf(first).start, end: rangeOf(last).end } : rangeOf(node);
}

/** Addresses that the build refuses or that lead nowhere, and links inside a block that is a link itself. */
export const linkTarget = rule('link-target', url, ({ page, report }) => {
  for (const link of linksOf(page)) {
    const wrong = wrongAddress(link.target, link.isFile);
    if (wrong) report(link, wrong.message, wrong.expected);
  }
  const outer = elementsOf(page).filter(({ name }) => name === 'Action' || name === 'Situation');
  for (const node of nodesOf(page)) {
    if (node.type !== 'link' && !(isElement(node) && node.name === 'EmailLink')) continue;
    const range = rangeOf(node);
    const block = outer.find((element) => rangeOf(element).start < range.start && range.end < rangeOf(element).end);
    const { start, end } = insideOf(node);
    const words = node.children.length > 0 ? page.source.slice(start, end) : null;
    if (block) report(node, `The whole of <${block.name}> is a link. Write only the words: ${words ?? '…'}`, words);
  }
});

/** Addresses that work and should be changed: of our own domain, and without encryption. */
export const oddLink = rule('odd-link', url, ({ page, site, report }) => {
  const { domain = '' } = (site.factsOf('@site/src/facts/company')?.company ?? {}) as { domain?: string };
  for (const link of linksOf(page)) {
    const { target, from, isFile } = link;
    const [, host = '', rest = ''] = /^https?:\/\/(?:www\.)?([^/?#]+)(.*)$/i.exec(target) ?? [];
    if (domain !== '' && host.toLowerCase() === domain) {
      const inside = rest || '/';
      const isSure = from !== 'sentence' && destinationOf(page, { from, target: inside }, site).page;
      report(link, `This is a page of our own site. Write a link: [words](${inside})`, isSure ? inside : null);
    } else if (/^http:/i.test(target) && !isFile && !wrongAddress(target, isFile)) {
      const expected = target.replace(/^http:/i, 'https:');
      report(link, `Browsers warn visitors about "http:". Write ${expected}`, expected);
    }
  }
});

/** Text that says that there is a link, but not where it goes. */
const SAYS_NOTHING =
  /^(?:(?:please )?(?:click|tap|press)(?: on)?(?: here| this(?: link)?)?|(?:right )?here|this(?: (?:page|link|site))?|(?:the )?link|(?:read|see|learn|find out|show) more|more(?: (?:info|information|details))?|details)$/i;

/** Whether a button gets its label from `src/ui/enquiryLink.tsx`. */
const hasOwnLabel = (page: Page, node: Nodes): boolean =>
  isElement(node) && formOf(settingOfName(page, node, 'to')?.value ?? '') !== undefined;

/** Every link and button with its words. */
const linkWords = (page: Page) =>
  nodesOf(page).flatMap((node) => {
    const words = textOf(node).replace(/^\s+|[\s.…!›»→>:]+$/gu, '');
    return node.type === 'link' || (isElement(node) && node.name === 'Action') ? { node, words } : [];
  });

const wordsUrl = '/handbook/words#link-text';

/** Links without words. */
export const emptyLink = rule('empty-link', wordsUrl, ({ page, report }) => {
  const message = 'This link has no words, so nobody can see or hear it. Write what it leads to.';
  for (const { node, words } of linkWords(page)) {
    const isOnlyText = node.children.every(({ type }) => type === 'text');
    if (words === '' && isOnlyText && !hasOwnLabel(page, node)) report(insideOf(node), message);
  }
});

/** Links named "click here" or "read more". Many screen reader users move from link to link and hear only these words. */
export const linkText = rule('link-text', wordsUrl, ({ page, report }) => {
  for (const { node, words } of linkWords(page))
    if (SAYS_NOTHING.test(words))
      report(insideOf(node), `"${words}" does not say where the link goes. Write what readers find there.`);
});
