import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { diffArrays, diffWords } from 'diff';
import type { Element } from 'domhandler';
import { distance } from 'fastest-levenshtein';
import { allRoutes, htmlFile, readHtmlPage, visibleTexts } from '../../lib/builtSite';
import { hashOf } from '../../lib/fileCache';
import { pluralize } from '../../lib/text';
import { describeChange, isInShell, type PageChange, type TextChange } from '../../plugins/preview/pageChanges';
import { redirectFor } from '../../plugins/site-files/redirects';
import { HANDBOOK_DIRECTORY, PREVIEW_DIRECTORY } from '../../src/config/paths';

/** Routes that only previews have. */
const PREVIEW_ROUTES = new RegExp(`^/(${HANDBOOK_DIRECTORY}|${PREVIEW_DIRECTORY})(/|$)`);
/** Bytes after brotli compression that arrive in the first round trip (https://hpbn.co/building-blocks-of-tcp/#slow-start). */
const FIRST_ROUND_TRIP = 14_336;

interface ComparedPage {
  texts: Record<TextChange['part'], string[]>;
  /** Its markup, pictures and styles, without what differs between any two builds. */
  appearance: string;
}

function readComparedPage(directory: string, route: string): ComparedPage {
  const { $ } = readHtmlPage(directory, route);
  const main = $('main').first();
  // Alternative texts, labels and placeholders follow the texts.
  const namesIn = (parts: typeof main) =>
    parts
      .find('[alt], [aria-label], [placeholder]')
      .get()
      .flatMap(({ attribs: { alt, 'aria-label': label, placeholder } }) => alt || label || placeholder || []);
  const partTexts = (parts: typeof main) => [
    ...parts.get().flatMap((element) => visibleTexts(element as Element)),
    ...namesIn(parts),
  ];
  const texts = {
    header: partTexts(main.prevAll()),
    main: partTexts(main),
    footer: partTexts(main.nextAll()),
    title: [$('title').first().text()],
    description: [$('meta[name=description]').attr('content') ?? ''].filter(Boolean),
  };
  // The order of rules differs between two builds.
  const styles = $('style').text().split('}').sort().join('}');
  $('body').find('script, style, template').remove();
  const appearance = `${$('body').html()}${styles}`
    .replace(/<!--.*?-->/gs, '')
    .replace(/\.[0-9a-f]{8}(?=\.(?:js|css|woff2)\b)/g, '')
    .replace(/_R_\w*?_/g, '_R_')
    // A picture that is replaced often keeps its address.
    .replace(/\/images\/[\w./-]+/g, (url) => {
      const file = path.join(directory, url);
      return existsSync(file) ? hashOf(readFileSync(file)) : url;
    });
  return { texts, appearance };
}

/** Whether two texts are one text that changed: less than half of its characters differ. */
const areSimilar = (a: string, b: string) => distance(a, b) < Math.max(a.length, b.length) / 2;

/** Pairs removed texts with the texts that replaced them: similar ones first, then the rest in order if there are as many of each. */
function pairTexts(removed: readonly string[], added: readonly string[]): [before: string, after: string][] {
  const rest = [...removed];
  const take = (index: number) => rest.splice(index, index < 0 ? 0 : 1)[0] ?? '';
  const pairs = added.map((after): [string, string] => [
    take(rest.findIndex((text) => areSimilar(text, after))),
    after,
  ]);
  const isInPlace = pairs.filter(([before]) => !before).length === rest.length;
  return [
    ...pairs.map(([before, after]): [string, string] => [before || (isInPlace ? take(0) : ''), after]),
    ...rest.map((before): [string, string] => [before, '']),
  ];
}

/** Compares the texts of a part of a page. A text that only moved has not changed. */
export function compareTexts(before: readonly string[], after: readonly string[]): [before: string, after: string][] {
  const changes = diffArrays([...before], [...after]);
  const pairs = changes.flatMap(({ value, added, removed }, index) => {
    if (added) return changes[index - 1]?.removed ? [] : pairTexts([], value);
    const next = changes[index + 1];
    return removed ? pairTexts(value, next?.added ? next.value : []) : [];
  });
  const isIn = (old: string, current: string) => pairs.some((pair) => pair[0] === old && pair[1] === current);
  return pairs.filter(([old, current]) => (old && current) || !isIn(current, old));
}

function comparePages(before: ComparedPage, after: ComparedPage): TextChange[] {
  const parts = Object.keys(after.texts) as TextChange['part'][];
  return parts.flatMap((part) =>
    compareTexts(before.texts[part], after.texts[part]).map(([old, current]) => ({
      part,
      before: old,
      after: current,
    })),
  );
}

/**
 * Compares two built sites page by page. A page whose old address leads to a new page was moved.
 * @param before the folder of the base's build
 * @param after the folder of the new build
 */
export function compareBuilds(before: string, after: string): PageChange[] {
  const routesOf = (build: string) =>
    [...allRoutes(build), '/404'].filter((route) => !PREVIEW_ROUTES.test(route) && existsSync(htmlFile(build, route)));
  const redirectsFile = path.join(after, '_redirects');
  const rules = existsSync(redirectsFile) ? readFileSync(redirectsFile, 'utf8') : '';
  const oldRoutes = routesOf(before);
  const currentRoutes = routesOf(after);
  const redirectOf = (route: string) => redirectFor(rules, route, '');
  const weight = (route: string) => {
    const bytes = brotliCompressSync(readFileSync(htmlFile(after, route))).length;
    return bytes > FIRST_ROUND_TRIP ? { heavy: bytes } : {};
  };
  const removed = oldRoutes.filter((route) => !currentRoutes.includes(route));
  const movedFrom = new Map(removed.map((route) => [redirectOf(route)?.replace(/[?#].*/, ''), route]));

  const pages = currentRoutes.flatMap((route): PageChange[] => {
    const from = oldRoutes.includes(route) ? route : movedFrom.get(route);
    if (!from) return [{ route, kind: 'added', texts: [], ...weight(route) }];
    const oldPage = readComparedPage(before, from);
    const newPage = readComparedPage(after, route);
    const texts = comparePages(oldPage, newPage);
    if (from !== route) return [{ route, kind: 'moved', from, texts, ...weight(route) }];
    const isSame = texts.length === 0 && oldPage.appearance === newPage.appearance;
    return isSame ? [] : [{ route, kind: 'changed', texts, ...weight(route) }];
  });
  const moved = new Set(pages.map(({ from }) => from));
  const deleted = removed.filter((route) => !moved.has(route));
  return [
    ...pages,
    ...deleted.map((route): PageChange => ({ route, kind: 'removed', redirect: redirectOf(route), texts: [] })),
  ];
}

/** Escapes text for a line of Markdown. GitHub would read the text between two dollar signs as a formula. */
const escapeMarkdown = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replace(/[\\`*_[\]|#@~]/g, '\\$&')
    .replaceAll('$', '<span>$</span>');

function textLine({ part, before, after }: TextChange): string {
  const words = diffWords(before, after).map(({ value, added, removed }) => {
    const text = escapeMarkdown(value);
    return removed ? `<del>${text}</del>` : added ? `<ins>${text}</ins>` : text;
  });
  return `- ${part === 'main' ? '' : `${part}: `}${words.join('')}`;
}

const textSection = (title: string, texts: readonly TextChange[]) =>
  [`#### ${title}`, ...new Set(texts.map(textLine))].join('\n');

/** Writes what changed on the pages of a site as Markdown. */
export function summaryOf(pages: readonly PageChange[]): string {
  const own = pages.filter(describeChange);
  const shared = pages.filter(({ texts }) => texts.some(isInShell));
  const same = pages.filter((page) => !own.includes(page) && !shared.includes(page));
  const sections = own.map((page) => {
    const texts = page.texts.filter((text) => !isInShell(text));
    return textSection(escapeMarkdown(`${page.route}: ${describeChange(page)}`), texts);
  });
  if (shared.length > 0) {
    const texts = shared.flatMap((page) => page.texts.filter(isInShell));
    sections.push(textSection(`Header or footer of ${pluralize(shared.length, 'page')}`, texts));
  }
  if (same.length > 0) {
    const routes = same.map(({ route }) => escapeMarkdown(route)).join(', ');
    sections.push(`${textSection('The same words, with other HTML or styles', [])}\n${routes}`);
  }
  const title = own.length > 0 ? pluralize(own.length, 'page') : 'No page';
  return `${[`### ${title} changed`, ...sections].join('\n\n')}\n`;
}
