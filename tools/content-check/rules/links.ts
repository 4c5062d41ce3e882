import type { Nodes } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { type Report, rangeOf } from '../../../lib/message';
import { suggest } from '../../../lib/nearest';
import type * as interestFacts from '../../../src/facts/interests';
import type * as navigation from '../../../src/facts/navigation';
import type * as planFacts from '../../../src/facts/plans';
import { elementsOf, isElement, settingOfName } from '../../pages/elements';
import { nodesOf, type Page } from '../../pages/page';
import { type Explained, missingAnchor, missingPage, oddAddress, wrongAddress } from '../addresses';
import { rule } from '../context';
import { destinationOf, isExternal, linksOf, type PageLink, pagesShowing } from '../links';
import type { Site } from '../site';

const url = '/handbook/pages#links';

/** Pages that the handbook makes from the code of the blocks. Docusaurus finds broken links to them. */
const BLOCK_PAGE = /^\/handbook\/blocks\/\w+$/;
const NO_ADDRESS =
  'This link leads nowhere. Write the address of a page, such as /contact, or delete the link and keep its words.';

function explainPage(page: Page, link: PageLink, site: Site): Explained | null {
  const { target, from } = link;
  if (target.trim() === '' || target === '#') return { message: NO_ADDRESS };
  const { path, page: linked } = destinationOf(page, link, site);
  if (path === null) return null;
  const isHandbook = BLOCK_PAGE.test(path) || linked?.kind === 'handbook';
  if (isHandbook && page.kind !== 'handbook')
    return { message: 'The handbook is not published. Link to a page of the site.' };
  // Settings and front matter link to pages only; links in Markdown may also link to files.
  const isFound = linked || isHandbook || (from === 'markdown' && site.staticFiles().has(path));
  return isFound ? null : missingPage(target, path, site);
}

function explainAnchor(page: Page, link: PageLink, site: Site): Explained | null {
  const { path, anchor } = destinationOf(page, link, site);
  if (anchor === null || anchor === 'top') return null;
  // Shared text is on several pages. The anchors of a page that does not parse are unknown.
  const route = (path === null ? pagesShowing(page, site) : [path]).find(
    (it) => site.routes.get(it)?.tree && !site.anchorsAt(it).has(anchor),
  );
  return route === undefined ? null : missingAnchor(link.target, route, anchor, site);
}

/** Links to pages and anchors that do not exist: in Markdown, in any setting of a block, and in front matter. */
export const brokenLink = rule('broken-link', url, ({ page, site, report }) => {
  for (const link of linksOf(page)) {
    const explained = link.isFile ? null : (explainPage(page, link, site) ?? explainAnchor(page, link, site));
    if (explained) report(link, explained.message, explained.expected);
  }
});

/** Quotation marks, dashes and ellipses, which the parser takes for a part of an address in a sentence. */
const SENTENCE_MARKS = /(?:[“”„«»—…].*|[–‘’]\W*)$/u;

/** An address in a sentence without the marks after it, as a link of its own. */
function explainMarks({ target, from }: PageLink): Explained | null {
  const [marks] = (from === 'sentence' && SENTENCE_MARKS.exec(target)) || [];
  if (!marks) return null;
  const address = target.slice(0, -marks.length);
  const link = `[${address}](${address})`;
  const message = `The address ends before "${marks.charAt(0)}", and the link does not. Write ${link}.`;
  return { message, expected: wrongAddress(address, false) ? null : link + marks };
}

/** Addresses that the build refuses or that lead nowhere, and links inside a block that is a link itself. */
export const linkTarget = rule('link-target', url, ({ page, report }) => {
  for (const link of page.kind === 'handbook' ? [] : linksOf(page)) {
    const wrong = explainMarks(link) ?? wrongAddress(link.target, link.isFile);
    if (wrong) report(link, wrong.message, wrong.expected);
  }
  const outer = elementsOf(page).filter(({ name }) => name === 'Action' || name === 'Situation');
  for (const node of nodesOf(page)) {
    if (node.type !== 'link' && !(isElement(node) && node.name === 'EmailLink')) continue;
    const { start, end } = rangeOf(node);
    const block = outer.find((it) => rangeOf(it).start < start && end < rangeOf(it).end);
    const words = textOf(node).trim();
    if (block)
      report({ start, end }, `<${block.name}> is a link as a whole. Write only the words: ${words}`, words || null);
  }
});

/** Values of a form's parameters that the form does not know. */
function checkParameters({ target, start }: PageLink, site: Site, report: Report): void {
  if (isExternal(target)) return;
  const { plans = [] } = (site.factsOf('@site/src/facts/plans') ?? {}) as Partial<typeof planFacts>;
  const { contactInterests = [], assessmentInterests = [] } = (site.factsOf('@site/src/facts/interests') ??
    {}) as Partial<typeof interestFacts>;
  const interests = [...contactInterests, ...assessmentInterests].flatMap(({ options }) => options);
  const tiers = plans.map(({ tier }) => tier);
  for (const { index, 1: name, 2: value = '' } of target.matchAll(/(?<=[?&])(tier|interest)=([^&#]*)/g)) {
    const known = name === 'tier' ? tiers : [...new Set(interests.map((it) => it.value))];
    if (known.length === 0 || known.some((it) => it === value)) continue;
    const { advice } = suggest(value, known, ` Write one of: ${known.join(', ')}.`);
    const from = start + index + `${name}=`.length;
    report({ start: from, end: from + value.length }, `No form knows ${name}="${value}".${advice}`);
  }
}

/** Addresses that work, and that probably lead to the wrong place. */
export const oddLink = rule('odd-link', url, ({ page, site, report }) => {
  if (page.kind === 'handbook') return;
  const { domain = '' } = (site.factsOf('@site/src/facts/company')?.company ?? {}) as { domain?: string };
  for (const link of linksOf(page)) {
    const { target, from, isFile } = link;
    const [, host, rest] = /^https?:\/\/(?:www\.)?([^/?#]+)(.*)$/i.exec(target) ?? [];
    if (domain !== '' && host?.toLowerCase() === domain) {
      const inside = rest || '/';
      const { page: linked } = destinationOf(page, { ...link, target: inside }, site);
      const isLink = from !== 'sentence';
      const advice = isLink ? `its address from the slash on: ${inside}` : `a link: [words](${inside})`;
      report(link, `This is a page of our own site. Write ${advice}`, linked && isLink ? inside : null);
    } else {
      const odd = isFile || wrongAddress(target, false) ? null : oddAddress(target);
      if (odd) report(link, odd.message, odd.expected);
      checkParameters(link, site, report);
    }
  }
});

/** Text that says that there is a link, but not where it goes. */
const SAYS_NOTHING =
  /^(?:(?:please )?(?:click|tap|press)(?: on)?(?: here| this(?: link)?)?|(?:right )?here|this(?: (?:page|link|site))?|(?:the )?link|(?:read|see|learn|find out|show) more|more(?: (?:info|information|details))?|details)$/i;

/** Whether a button has the same words everywhere, as in `src/ui/enquiryLink.tsx`. */
function hasOwnLabel(page: Page, node: Nodes, site: Site): boolean {
  if (!isElement(node)) return false;
  const to = settingOfName(page, node, 'to')?.value ?? '';
  const { freeAssessment, contactUs } = (site.factsOf('@site/src/facts/navigation') ?? {}) as Partial<
    typeof navigation
  >;
  return to === '#assessment-form' || [freeAssessment?.to, contactUs?.to].includes(to.replace(/[?#].*$/, ''));
}

/** The words of every link and button, where they are, and whether visitors see something else in their place. */
function linkWords(page: Page, site: Site) {
  return nodesOf(page).flatMap((node) => {
    if (node.type !== 'link' && !(isElement(node) && node.name === 'Action')) return [];
    const [first, last] = [node.children[0], node.children.at(-1)];
    const range = first && last ? { start: rangeOf(first).start, end: rangeOf(last).end } : rangeOf(node);
    const text = textOf(node)
      .replace(/[\s.…!›»→>:]+$/u, '')
      .trim();
    return {
      range,
      text,
      hasOtherContent: hasOwnLabel(page, node, site) || node.children.some(({ type }) => type !== 'text'),
    };
  });
}

const wordsUrl = '/handbook/words#link-text';

/** Links without words. */
export const emptyLink = rule('empty-link', wordsUrl, ({ page, site, report }) => {
  for (const { range, text, hasOtherContent } of linkWords(page, site))
    if (text === '' && !hasOtherContent)
      report(range, 'This link has no words, so nobody can see or hear it. Write what it leads to.');
});

/** Links named "click here" or "read more". Many screen reader users move from link to link and hear only these words. */
export const linkText = rule('link-text', wordsUrl, ({ page, site, report }) => {
  for (const { range, text } of linkWords(page, site))
    if (SAYS_NOTHING.test(text))
      report(range, `"${text}" does not say where the link goes. Write what readers find there.`);
});
