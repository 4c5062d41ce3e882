import { toString as textOf } from 'mdast-util-to-string';
import { company } from '../../src/site/company';
import { addressDiagnostic } from './addressDiagnostic';
import { addressOf, isExternal } from './addresses';
import { elementsOf, isElement, settingOfName } from './elements';
import { linksOf } from './links';
import { nodesOf, type Page } from './page';
import { type Range, rangeOf } from './range';
import type { Diagnostic } from './rule';
import type { Site } from './site';
import { suspiciousAddress } from './suspiciousAddress';

function suspicions(page: Page, site: Site): Diagnostic[] {
  return linksOf(page).flatMap(({ target, start, end, isFile, from }): Diagnostic[] => {
    const isLocal = /^[a-z]:[\\/]/i.test(target);
    if (isFile || (!isLocal && addressDiagnostic(target, isFile))) return [];
    const found = suspiciousAddress(target.trim());
    if (found) return [{ start, end, ...found }];
    // It works as long as the page stays in its folder, and on pages without a folder by chance.
    const isRelative = /^[\w.]/.test(target) && !isExternal(target) && !/@|\.mdx?\b/.test(target);
    const { path } = addressOf(page, target);
    if (path === null || !site.routes.has(path) || from === 'front matter') return [];
    const suggestion = target.replace(/^[^?#]*/, path);
    if (isRelative)
      return [{ start, end, message: `An address of this site starts with a slash. Write: ${suggestion}`, suggestion }];
    if (!/^\/[^?#]*[^/?#]\/(?=[?#]|$)/.test(target)) return [];
    const message = `Addresses of this site end without a slash. Write: ${suggestion}`;
    return [{ start, end, message, suggestion }];
  });
}

/** `https://…` and `office@…` in a sentence, which Markdown makes links. */
function bareAddresses(page: Page): Diagnostic[] {
  return nodesOf(page).flatMap((node): Diagnostic[] => {
    if (node.type !== 'link') return [];
    const { start, end } = rangeOf(node);
    const source = page.source.slice(start, end);
    if (
      source.startsWith('[') ||
      page.source.slice(0, start).endsWith('](') ||
      // In a link that Markdown did not read, which another rule explains.
      /\]\s?\([^)\n]*$/.test(page.source.slice(0, start)) ||
      addressDiagnostic(node.url, false)
    )
      return [];
    const found = suspiciousAddress(node.url);
    if (found) {
      const words = found.suggestion?.startsWith('/')
        ? 'This is a page of our own site, and readers cannot tell which one.'
        : found.message;
      const address = found.suggestion ?? 'address';
      return [{ start, end, message: `${words} Link words to it: [words that name the page](${address}).` }];
    }
    if (node.url.startsWith('mailto:')) {
      const message =
        source === company.email
          ? 'Write <EmailLink /> instead, which always has the current address.'
          : `Our address is ${company.email}. Write <EmailLink />, or link words: [write to our accountants](mailto:${source}).`;
      return [{ start, end, message }];
    }
    const message = `Readers cannot tell where this address leads. Write words for it: [words that name the page](${source})`;
    return [{ start, end, message }];
  });
}

interface NamedLink extends Range {
  text: string;
  target: string;
  /** Whether it is the label of a card. */
  isLabel?: true;
}

function namedLinks(page: Page): NamedLink[] {
  return nodesOf(page).flatMap((node): NamedLink[] => {
    if (node.type === 'link') return [{ ...rangeOf(node), text: textOf(node), target: node.url }];
    const label = isElement(node) && node.name === 'Card' ? settingOfName(page, node, 'label') : undefined;
    const to = label?.value && isElement(node) ? settingOfName(page, node, 'to')?.value : null;
    // Cards may share words such as "See more", because their titles differ.
    if (label?.value && to) return [{ ...label.valueRange, text: label.value, target: to, isLabel: true }];
    if (!isElement(node) || (node.name !== 'Action' && node.name !== 'a')) return [];
    const target = settingOfName(page, node, node.name === 'a' ? 'href' : 'to')?.value;
    return target ? [{ ...rangeOf(node), text: textOf(node), target }] : [];
  });
}

/** Links with the same words and different targets. Whoever hears only the links cannot tell them apart. */
function sameWords(page: Page): Diagnostic[] {
  const first = new Map<string, NamedLink>();
  return namedLinks(page).flatMap((link): Diagnostic[] => {
    if (link.isLabel) return [];
    const words = link.text.trim().toLowerCase().replace(/\s+/g, ' ');
    const before = first.get(words);
    if (words !== '' && !before) first.set(words, link);
    // A query fills in a form of the same page.
    const placeOf = (target: string) => target.replace(/\?[^#]*/, '');
    if (!before || placeOf(before.target) === placeOf(link.target)) return [];
    const message = `Another link on this page has the same words, "${link.text.trim()}", and leads to ${before.target}. Name each by what it leads to.`;
    return [{ start: link.start, end: link.end, message, severity: 'warning' }];
  });
}

/** The words by which the site names its pages: titles of pages and of menu entries, with the addresses that have them. */
function pageNames(site: Site): Map<string, Set<string>> {
  const names = new Map<string, Set<string>>();
  const add = (words: unknown, target: unknown) => {
    if (typeof words !== 'string' || typeof target !== 'string' || !target.startsWith('/')) return;
    const key = words.trim().toLowerCase();
    names.set(key, (names.get(key) ?? new Set()).add(target.replace(/[?#].*$/, '')));
  };
  const addMenus = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const { title, to } = value as { title?: unknown; to?: unknown };
    add(title, to);
    for (const part of Object.values(value)) addMenus(part);
  };
  for (const [route, { kind, frontMatter }] of site.routes) {
    if (kind !== 'page') continue;
    add(frontMatter?.values.title, route);
    add(route.replace(/^.*\//, '').replaceAll('-', ' '), route);
  }
  addMenus(site.factsOf('@site/src/site/navigation'));
  return names;
}

/** Words before the name of a page: "See our cloud partners". */
const INTRODUCTION =
  /^(?:(?:see|read|view|visit|open|explore|discover|browse|go to|back to|more about|all about|about|learn about|read about|read more about|learn more about|find out about|request|book|get|take|start|schedule|order|try|ask for|apply for)\s+)?(?:(?:our|the|all|your|an?)\s+)?/i;

const namesOfSite = new WeakMap<Site, Map<string, Set<string>>>();

/** Links whose words are the name of another page: "privacy policy" that leads to the terms. */
function otherPages(page: Page, site: Site): Diagnostic[] {
  const names = namesOfSite.get(site) ?? pageNames(site);
  namesOfSite.set(site, names);
  return namedLinks(page).flatMap((link): Diagnostic[] => {
    const { path } = addressOf(page, link.target);
    const words = link.text.trim().toLowerCase().replace(/\s+/g, ' ');
    const right = names.get(words) ?? names.get(words.replace(INTRODUCTION, '').replace(/\s+page$/, ''));
    if (!right || path === null || isExternal(link.target) || right.has(path) || !site.routes.has(path)) return [];
    // "Our solutions" may be the AI solutions.
    const plain = words.replace(INTRODUCTION, '');
    if ([...names].some(([name, paths]) => paths.has(path) && name.includes(plain))) return [];
    const [meant = ''] = right;
    const message = `"${link.text.trim()}" is the name of the page ${meant}, but this link leads to ${path}. Correct the address, or choose other words.`;
    return [{ start: link.start, end: link.end, message, severity: 'warning' }];
  });
}

/** Links inside a block that is a link itself. */
function linksInLinks(page: Page): Diagnostic[] {
  const outer = elementsOf(page).filter(({ name }) => name === 'Action' || name === 'Situation');
  return nodesOf(page).flatMap((node): Diagnostic[] => {
    if (node.type !== 'link' && !(isElement(node) && /^(a|EmailLink)$/.test(node.name ?? ''))) return [];
    const { start, end } = rangeOf(node);
    const block = outer.find((it) => rangeOf(it).start < start && end < rangeOf(it).end);
    if (!block) return [];
    const words = textOf(node).trim();
    const message = `<${block.name}> is a link as a whole, to the address after "to=". Write only the words${words ? `: ${words}` : '.'}`;
    return [{ start, end, message }];
  });
}

/** Finds links that work and still lead to the wrong place. */
export function linkTargetsIn(page: Page, site: Site): Diagnostic[] {
  const bare = bareAddresses(page);
  const same = sameWords(page);
  const other = otherPages(page, site).filter(({ start }) => !same.some((it) => it.start === start));
  const others = suspicions(page, site).filter(
    (one) => !bare.some(({ start, end }) => one.start < end && start < one.end),
  );
  return [...others, ...bare, ...same, ...other, ...linksInLinks(page)];
}
