/** Compares the pages of a built site with the rows of the specification. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Cheerio, CheerioAPI } from 'cheerio';
import type { Element } from 'domhandler';
import { allRoutes, readHtmlPage, visibleTexts } from '../../lib/builtSite';
import { filesIn } from '../../lib/files';
import { escapePattern } from '../../lib/text';
import { PLACES, placeNames, type SpecificationRow } from './rows';

const asList = (value: string | readonly string[] = []) => (typeof value === 'string' ? [value] : value);

/** Removes differences of letter case, quotation marks, dashes and spaces, and of "&" and "and". */
const normalized = (text: string) =>
  text
    .toLowerCase()
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/&/g, ' and ')
    .replace(/…/g, '...')
    .replace(/[-‐‑–—\s]+/g, ' ')
    .trim();

/** Whether a text contains all words, each of them whole, in this order or in any. */
function contains(text: string, words: readonly string[], inOrder = true): boolean {
  const escaped = words.map((part) => escapePattern(normalized(part)));
  const whole = escaped.map((part) => part.replace(/^(?=\w)/, '(?<!\\w)').replace(/(?<=\w)$/, '(?!\\w)'));
  const patterns = inOrder ? [whole.join('.*?')] : whole;
  return patterns.every((pattern) => new RegExp(pattern, 's').test(normalized(text)));
}

/** Returns the text of an element, with its parts on lines of their own. */
function elementText(element: Element): string {
  if (['meta', 'link'].includes(element.name)) return element.attribs.content ?? element.attribs.href ?? '';
  if (element.name === 'script')
    return element.children.map((node) => (node.type === 'text' ? node.data : '')).join('');
  return visibleTexts(element).join('\n');
}

/** Whether elements together contain all words. */
const textContains = (elements: readonly Element[], words: readonly string[], inOrder?: boolean) =>
  contains(elements.map(elementText).join('\n'), words, inOrder);

/** Returns null if a page has what a row requires, or else what it has instead. */
function differenceIn($: CheerioAPI, { section, to, items, count, ...row }: SpecificationRow): string | null {
  const place = placeNames.find((name) => row[name] !== undefined);
  const find = (selector: string) => ($(selector) as Cheerio<Element>).get();
  const sections = find('section').filter(
    ({ attribs: { 'aria-label': label = '', 'aria-labelledby': id } }) =>
      contains(label, asList(section)) || textContains(find(`[id="${id}"]`), asList(section)),
  );
  const elements = find(place ? PLACES[place] : (row.element ?? '')).filter(
    (element) => !section || sections.some((candidate) => candidate === element || $.contains(candidate, element)),
  );
  // A link to a form may also choose the form's interest.
  const hasTarget = ({ attribs: { href = '' } }: Element) => href === to || href.startsWith(`${to}?interest=`);
  const candidates = elements.filter(
    (element) => (!to || hasTarget(element)) && (!items || $(element).children().length === items),
  );
  // The texts of a list must appear in this order, in one element or several. Those of `with` must be in one element, in any order.
  const inSeveral = place && Array.isArray(row[place]) ? candidates : null;
  const words = asList(place ? row[place] : row.with);
  const matching = candidates.filter((element) => textContains(inSeveral ?? [element], words, place !== undefined));
  if (count === undefined ? matching.length > 0 : matching.length === count) return null;
  const texts = elements
    .map((element) => normalized(elementText(element)))
    .map((text) => text.replace(/^(.{60}).+/, '$1…'));
  const actual = [...new Set(texts)].slice(0, 8).join(' | ') || 'nothing';
  return count === undefined ? actual : `${matching.length}, among ${actual}`;
}

/** Returns a function that returns null if a built site has what a row requires, or else what it has instead. */
export function comparison(directory: string): (row: SpecificationRow) => Promise<string | null> {
  const pages = new Map([...allRoutes(directory), '/404'].map((route) => [route, readHtmlPage(directory, route).$]));
  const assets = filesIn(`${directory}/assets`)
    .filter((file) => /\.(js|css)$/.test(file))
    .map((file) => readFileSync(`${directory}/assets/${file}`, 'utf8'))
    .join('\n')
    .replace(/\\u([0-9a-f]{4})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));

  return async ({ proof, asset, value, of, is, on, ...row }) => {
    if (proof) return existsSync(proof) ? null : 'no such file';
    if (asset) return contains(assets, [asset]) ? null : 'in no script and no stylesheet';
    if (of) {
      const exported = existsSync(of) ? await import(pathToFileURL(path.resolve(of)).href) : {};
      const actual = value?.split('.').reduce((object, key) => object?.[key], exported);
      return actual === is ? null : String(actual);
    }
    const differences = (on === 'every page' || on === 'some page' ? [...pages.keys()] : asList(on)).flatMap(
      (route) => {
        const $ = pages.get(route);
        const difference = $ ? differenceIn($, row) : 'no such page';
        return difference === null ? [] : [`on ${route}: ${difference}`];
      },
    );
    if (on === 'some page') return differences.length < pages.size ? null : 'on no page';
    return differences[0] ?? null;
  };
}
