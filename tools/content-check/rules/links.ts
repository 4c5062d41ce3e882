import type { Nodes, Parents } from 'mdast';
import { toString as textOfNode } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Finding } from '../../../lib/message';
import { suggest } from '../../../lib/nearest';
import { rangeOf, type TextRange } from '../../../lib/range';
import { pageUrlError } from '../../../plugins/mdx/page-code/allowedElements';
import { isDraft } from '../../../plugins/mdx/pageSources';
import { structureOf } from '../../../src/blocks/structures';
import { formOf } from '../../../src/config/forms';
import { elementsOf, isElement, settingOfName } from '../../pages/elements';
import type { Page, SourceFile } from '../../pages/sourceFile';
import { destinationOf, linksOf, type PageLink } from '../pageLinks';
import { pageRule } from '../rule';
import type { Site } from '../site';
import { pictureFinding } from './pictures';

const url = '/handbook/pages#links';

const EMAIL = /^(?:https?:\/\/)?([^\s@:/?]+@[^\s@:/?]+\.[a-z]{2,})$/i;
const HOST = /^(?:www\.|[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|io|dev|gov|edu|us)(?=\/|$))/i;

/** Says what is wrong with an address that the build refuses or that leads nowhere, whatever pages the site has. */
function wrongUrlFinding({ target, isFile }: PageLink): Finding | null {
  if (target.trim() === '') return null;
  const email = EMAIL.exec(target)?.[1];
  const correction = email ? `mailto:${email}` : HOST.test(target) ? `https://${target}` : null;
  const reason = correction ? `This address lacks its start. Write ${correction}` : pageUrlError(target, isFile);
  return reason === null ? null : { reason, correction };
}

/** Says that a page does not exist, and which one was meant: the new address of one that has moved, or the nearest. */
function missingPageFinding(target: string, path: string, site: Site): Finding {
  const moved = site.facts('redirects').redirects?.find((redirect) => redirect.from === path)?.to;
  if (moved) {
    // The query and the anchor of the link stay unless the new address has its own.
    const correction = /[?#]/.test(moved) ? moved : target.replace(/^[^?#]*/, moved);
    return { reason: `The page "${target}" has moved. Write: ${correction}`, correction };
  }
  // `/pages/about.mdx` and `/about.html`
  const plain = path.replace(/^\/pages(?=\/)|\.(?:html?|mdx?)$/g, '').replace(/\/index$/, '') || '/';
  const otherwise = 'Write another address, or delete the link and keep its words.';
  return suggest(`There is no page "${target}".`, plain, [...site.routes.keys()], otherwise, (meant) =>
    target.replace(/^[^?#]*/, meant),
  );
}

const isDraftPage = (page?: Page): page is Page => page !== undefined && isDraft(page.frontMatter.values);

/** Says that a page has no such anchor, and which ones it has. */
function missingAnchorFinding(target: string, route: string, anchor: string, site: Site): Finding {
  const anchors = site.anchorsAt(route).map((name) => `#${name}`);
  const list = anchors.length > 0 ? `Write one of: ${anchors.join(', ')}.` : 'Delete the part from the "#" on.';
  const error = `No heading of ${route} has the address "#${anchor}".`;
  return suggest(error, `#${anchor}`, anchors, list, (meant) => target.replace(/#.*$/, meant));
}

/** Says that a link of a page or of a fact file leads nowhere: to no page, to a draft, or to no heading. */
export function brokenLinkFinding(
  file: SourceFile,
  link: Pick<PageLink, 'target' | 'from'>,
  site: Site,
): Finding | null {
  const { target, from } = link;
  if (target.trim() === '' || target === '#')
    return {
      reason: 'This link leads nowhere. Write an address, such as /contact, or delete the link and keep its words.',
    };
  const { path, anchor, page: linked } = destinationOf(file, link, site);
  // Settings and front matter link to pages only; links in Markdown may also link to files.
  if (path !== null && !linked && !(from === 'markdown' && site.publishedUrls.has(path)))
    return missingPageFinding(target, path, site);
  const isLive =
    file.kind === 'facts' || site.routesShowing(file).some((route) => !isDraftPage(site.routes.get(route)));
  if (isLive && isDraftPage(linked)) {
    const reason = `The page ${linked.route} is a draft, so on the live site this link leads nowhere. Link to it when it is published, or delete the line "draft: true" in ${linked.file}.`;
    return { reason };
  }
  if (anchor === null || anchor === 'top') return null;
  // Shared text is on several pages. The anchors of a page that does not parse are unknown.
  const route = (path === null ? site.routesShowing(file) : [path]).find(
    (shown) => site.routes.get(shown)?.tree && !site.anchorsAt(shown).includes(anchor),
  );
  return route === undefined ? null : missingAnchorFinding(target, route, anchor, site);
}

/** Links to pages and anchors that do not exist: in Markdown, in settings of blocks, and in front matter. */
export const brokenLinkRule = pageRule('broken-link', url, ({ page, site, report }) => {
  for (const link of linksOf(page)) if (!link.isFile) report(link, brokenLinkFinding(page, link, site));
});

/** The range between the brackets of a link or the tags of a block. */
function insideOf(node: Parents): TextRange {
  const [first, last] = [node.children[0], node.children.at(-1)];
  return first && last ? { start: rangeOf(first).start, end: rangeOf(last).end } : rangeOf(node);
}

/** Addresses that the build refuses or that lead nowhere, and links inside a block that is a link itself. */
export const linkTargetRule = pageRule('link-target', url, ({ page, site, report }) => {
  // The rule "missing-picture" knows which file was meant.
  for (const link of linksOf(page)) if (!pictureFinding(link, site)) report(link, wrongUrlFinding(link));
  for (const block of elementsOf(page).filter(({ name }) => structureOf(name).isLink))
    visit(block, 'link', (link) => {
      const { start, end } = insideOf(link);
      const words = page.source.slice(start, end);
      const reason = `The whole of <${block.name}> is a link. Write only the words: ${words}`;
      report(link, { reason, correction: words });
    });
});

/** Addresses of our own domain, which previews do not follow and which stay when a page moves. */
export const ownDomainRule = pageRule('own-domain', url, ({ page, site, report }) => {
  const { company } = site.facts('company');
  for (const link of linksOf(page)) {
    const [, host = '', rest = ''] = /^https?:\/\/(?:www\.)?([^/?#]+)(.*)$/i.exec(link.target) ?? [];
    if (host.toLowerCase() !== company?.domain) continue;
    const target = rest || '/';
    const isPage = link.from !== 'sentence' && destinationOf(page, { from: link.from, target }, site).page;
    const reason = `This is a page of our own site. Write a link: [words](${target})`;
    report(link, { reason, correction: isPage ? target : null });
  }
});

/** Text that says that there is a link, but not where it goes. */
const MEANINGLESS_WORDS =
  /^(?:(?:please )?(?:click|tap|press)(?: on)?(?: here| this(?: link)?)?|(?:right )?here|this(?: (?:page|link|site))?|(?:the )?link|(?:read|see|learn|find out|show) more|more(?: (?:info|information|details))?|details)$/i;

/** Whether a link gets its label from a setting, or from `src/ui/enquiryLink.tsx`. */
const hasOwnLabel = (page: Page, node: Nodes): boolean =>
  isElement(node) &&
  (settingOfName(page, node, 'label') ?? formOf(settingOfName(page, node, 'to')?.value ?? '')) !== undefined;

/** Every link and button with its words. */
const linkWords = (page: Page) =>
  page.nodes.flatMap((node) => {
    const words = textOfNode(node).replace(/^\s+|[\s.…!›»→>:]+$/gu, '');
    return node.type === 'link' || (isElement(node) && structureOf(node.name).isLink) ? { node, words } : [];
  });

const wordsUrl = '/handbook/words#link-text';

/** Links without words. */
export const emptyLinkRule = pageRule('empty-link', wordsUrl, ({ page, report }) => {
  const reason = 'This link has no words, so nobody can see or hear it. Write what it leads to.';
  for (const { node, words } of linkWords(page)) {
    const isOnlyText = node.children.every(({ type }) => type === 'text');
    if (words === '' && isOnlyText && !hasOwnLabel(page, node)) report(insideOf(node), reason);
  }
});

/** Links named "click here" or "read more". Many screen reader users move from link to link and hear only these words. */
export const linkTextRule = pageRule('link-text', wordsUrl, ({ page, report }) => {
  for (const { node, words } of linkWords(page))
    if (MEANINGLESS_WORDS.test(words))
      report(insideOf(node), `"${words}" does not say where the link goes. Write what readers find there.`);
});
