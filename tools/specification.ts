/** `npm run check:specification` and `npm run test:specification`: compares a built site with the rows in `tests/specification/`. docs/testing.md describes a row. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Cheerio, CheerioAPI } from 'cheerio';
import type { Element } from 'domhandler';
import * as v from 'valibot';
import { type Node, parseDocument } from 'yaml';
import { exitWithUsage, readArguments } from '../lib/arguments.mjs';
import { allRoutes, readHtmlPage, visibleTexts } from '../lib/builtSite';
import { filesIn } from '../lib/files';
import { escapePattern, lineNumber } from '../lib/text';

/** A file for each part of the specification. */
const SPECIFICATION_FOLDER = 'tests/specification';

const USAGE = `npm run check:specification [-- <folder>]
       npm run test:specification [-- <folder>]

Compares build/, or another built site, with the rows in ${SPECIFICATION_FOLDER}/. The first command checks the fixed rows, the
second those that are true of the sample company.`;

const ADVICE = {
  fixed: 'This was specified. Change the page, or change or delete the row with it.',
  sample: 'This was true of the sample company. If something else is true now, change or delete the row.',
};

/** Kinds of elements on a page. A row names one, and its text: `link: Contact Us`. */
const PLACES = {
  headline: 'main h1',
  heading: 'main :is(h1, h2, h3, h4)',
  text: 'main, main section',
  link: 'main a',
  'header link': 'header:not(main header) a',
  'drawer link': 'dialog a',
  'solutions menu': '[data-menu=solutions] a',
  'capabilities menu': '[data-menu=capabilities] a',
  'resources menu': '[data-menu=resources] a',
  'footer link': 'footer:not(main footer) a',
  data: 'script[type="application/ld+json"]',
};
const placeNames = Object.keys(PLACES) as (keyof typeof PLACES)[];

const optionalString = v.optional(v.string());
const optionalNumber = v.optional(v.number());
const oneOrMoreStrings = v.optional(v.union([v.string(), v.array(v.string())]));
const rowSchema = v.strictObject({
  ...v.entriesFromList(placeNames, oneOrMoreStrings),
  on: oneOrMoreStrings,
  element: optionalString,
  with: oneOrMoreStrings,
  section: optionalString,
  to: optionalString,
  count: optionalNumber,
  items: optionalNumber,
  asset: optionalString,
  proof: optionalString,
  value: optionalString,
  of: optionalString,
  is: v.optional(v.union([v.string(), v.number()])),
});
type SpecificationRow = v.InferOutput<typeof rowSchema>;
const rowsSchema = v.optional(v.array(rowSchema), []);
const statement = v.strictObject({ says: v.string(), on: oneOrMoreStrings, fixed: rowsSchema, sample: rowsSchema });
const partSchema = v.record(v.string(), v.array(statement));

/**
 * Yields the rows of a level: `fixed`, or `sample` for what is true of the sample company. Each has its file and line, its source, and the
 * sentence of the specification to which it belongs.
 * @throws Error if a row has an unknown key or an invalid value
 */
function* rowsOf(level: 'fixed' | 'sample') {
  for (const file of filesIn(SPECIFICATION_FOLDER).map((name) => `${SPECIFICATION_FOLDER}/${name}`)) {
    const source = readFileSync(file, 'utf8');
    const document = parseDocument(source);
    const { success, output, issues } = v.safeParse(partSchema, document.toJS());
    if (!success) throw new Error(`${file}: ${v.getDotPath(issues[0])}: ${issues[0].message}`);
    for (const [heading, statements] of Object.entries(output)) {
      for (const [index, { says, on, [level]: rows }] of statements.entries()) {
        for (const [position, row] of rows.entries()) {
          const { range } = document.getIn([heading, index, level, position], true) as Node;
          const [start = 0, end = 0] = range ?? [];
          const at = `${file}:${lineNumber(source, start)}`;
          yield { at, source: source.slice(start, end).trim(), statement: `${heading}: ${says}`, row: { on, ...row } };
        }
      }
    }
  }
}

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
function comparison(directory: string): (row: SpecificationRow) => Promise<string | null> {
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

async function main(): Promise<void> {
  const [level, directory = 'build'] = readArguments(USAGE, { allowPositionals: true }).positionals;
  if (level !== 'fixed' && level !== 'sample') exitWithUsage('The first argument is "fixed" or "sample".', USAGE);
  if (!existsSync(SPECIFICATION_FOLDER))
    return console.log(`There is no ${SPECIFICATION_FOLDER}/, so nothing is specified.`);
  if (!existsSync(`${directory}/index.html`))
    exitWithUsage(`There is no build in ${directory}/. Run "npm run build" first.`, USAGE);
  const differenceOf = comparison(directory);
  let met = 0;
  let unmet = 0;
  for (const { at, source, statement, row } of rowsOf(level)) {
    const difference = await differenceOf(row);
    if (difference === null) met += 1;
    else {
      unmet += 1;
      console.log(`${at}  ${statement}\n  wanted  ${source}\n  found   ${difference}\n`);
    }
  }
  console.log(`${met} of ${met + unmet} rows are met.${unmet ? ` ${ADVICE[level]}` : ''}`);
  if (unmet) process.exitCode = 1;
}

main();
