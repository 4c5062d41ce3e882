import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import logoSet from '@iconify-json/logos/icons.json';
import { isMap, isScalar, parseDocument, type Scalar, visit } from 'yaml';
import { checkFacts } from '../../../lib/facts/checkFacts';
import { unlessInvalid } from '../../../lib/facts/readFacts';
import { lookupIn } from '../../../lib/facts/references';
import { schemaOf } from '../../../lib/facts/schemaOf';
import { lineNumber } from '../../../lib/lines';
import { didYouMean, nearest } from '../../../lib/nearest';
import { redirectErrors } from '../../../plugins/site-files/redirects/redirectErrors';
import type { Redirect } from '../../../src/site/redirects';
import { lookalike } from '../addressDiagnostic';
import { factTexts } from '../factTexts';
import { missingAnchor } from '../missingAnchor';
import { nearestPage } from '../nearestPage';
import type { Diagnostic, FileDiagnostic, SiteRule } from '../rule';
import type { Site } from '../site';

const FOLDER = 'src/site';

function linksIn(source: string, site: Site) {
  return factTexts(source, ['to']).map((link) => {
    const [, route = '', anchor] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(link.value) ?? [];
    const page = site.routes.get(route);
    return { ...link, route, anchor, hasPage: page !== undefined && page.kind !== 'handbook' };
  });
}

function missingPages(source: string, site: Site): Diagnostic[] {
  return linksIn(source, site).flatMap(({ value, start, end, route, hasPage }): Diagnostic[] => {
    if (hasPage) return [];
    const odd = lookalike(value);
    if (odd) return [{ start, end, ...odd }];
    const withoutEnding = route.replace(/\.(?:mdx?|html?)$/, '');
    if (withoutEnding !== route && site.routes.has(withoutEnding)) {
      const message = `"${value}" is a file. Write the page's address, which has no ending: ${withoutEnding}`;
      return [{ start, end, message, suggestion: value.replace(route, withoutEnding) }];
    }
    const near = nearestPage(route, site);
    const suggestion = near && value.replace(route, near);
    return [{ start, end, message: `There is no page "${value}".${didYouMean(suggestion)}`, suggestion }];
  });
}

function missingAnchors(source: string, site: Site): Diagnostic[] {
  return linksIn(source, site).flatMap(({ start, end, route, anchor, hasPage }): Diagnostic[] => {
    if (!hasPage || !anchor || site.anchorsAt(route).has(anchor)) return [];
    return [{ start, end, message: missingAnchor(route, anchor, site).message }];
  });
}

/** Addresses of other sites that visitors cannot open. */
async function wrongAddresses(source: string): Promise<Diagnostic[]> {
  // The module reads facts, which may have errors.
  const module = await unlessInvalid(() => import('../suspiciousAddress'));
  return factTexts(source, ['url', 'website', 'href']).flatMap(({ value, start, end }) => {
    const found = module?.suspiciousAddress(value);
    return found ? [{ start, end, ...found }] : [];
  });
}

/** Words around a link without the space between them, which YAML leaves out at the end of a text without quotation marks. */
function missingSpaces(source: string): Diagnostic[] {
  return factTexts(source, ['before', 'after']).flatMap(({ name, value, start, end }): Diagnostic[] => {
    const isJoined = name === 'before' ? /\p{L}$/u.test(value) : /^\p{L}/u.test(value);
    const right = name === 'before' ? `"${value} "` : `" ${value}"`;
    const message = `A space is missing between these words and the link. Write it inside quotation marks: ${name}: ${right}`;
    return isJoined ? [{ start, end, message, suggestion: right }] : [];
  });
}

/** What two entries of one list cannot have in common. */
const OWN_VALUES = ['to', 'url', 'website', 'title', 'name', 'logo'];
const OPPOSITES = ['open close', 'show hide', 'agree refuse', 'light dark', 'copied copyFailed', 'sent failed'].map(
  (pair) => pair.split(' ') as [string, string],
);

/** Entries of a list that were copied and not changed everywhere, and two words for opposite things that are the same. */
function sameValues(source: string): Diagnostic[] {
  const found: Diagnostic[] = [];
  const report = ({ value, range }: Scalar, message: string) =>
    found.push({ start: range?.[0] ?? 0, end: range?.[1] ?? 0, message: `"${value}" ${message}` });
  visit(parseDocument(source), {
    Seq(_, { items }) {
      for (const name of OWN_VALUES) {
        const seen = new Map<unknown, string>();
        for (const item of items) {
          const value = isMap(item) ? item.get(name, true) : undefined;
          if (!isMap(item) || !isScalar(value) || typeof value.value !== 'string' || value.value === '') continue;
          const own = String(item.get('title') ?? item.get('name') ?? '');
          const before = seen.get(value.value);
          // Two products of one company have its logo.
          if (name === 'logo' && before?.split(' ')[0] === own.split(' ')[0]) continue;
          seen.set(value.value, before ?? own);
          if (before !== undefined)
            report(value, `is already the ${name} of another entry. Write a different one here.`);
        }
      }
    },
    Map(_, { items }) {
      const texts = items.flatMap(({ key, value }) =>
        isScalar(key) && isScalar(value) && value.value ? [{ name: String(key.value), value }] : [],
      );
      for (const { name, value } of texts) {
        const other = texts.find((it) => it.value.value === value.value && isOpposite(it.name, name));
        if (other)
          report(value, `is also the text of "${other.name}", which means the opposite. Correct one of the two.`);
      }
    },
  });
  return found;
}

/** Whether a name means the opposite of another one: `included` and `notIncluded`, `openMenu` and `closeMenu`. */
function isOpposite(one: string, other: string): boolean {
  const lower = other.toLowerCase();
  const without = OPPOSITES.some(
    ([start, end]) => one.startsWith(start) && lower === one.toLowerCase().replace(start, end),
  );
  return without || lower === `not${one.toLowerCase()}` || lower === `un${one.toLowerCase()}`;
}

/** Moves what is said about the second of two equal values to the first one, if only that one is new on this branch. */
function atChange(diagnostic: Diagnostic, source: string, site: Site, file: string): Diagnostic {
  const changed = site.base()?.changedLines().get(file);
  const lines = source.split('\n');
  const line = lineNumber(source, diagnostic.start) - 1;
  const other = lines.findIndex((text, index) => changed?.has(index + 1) && text.trim() === lines[line]?.trim());
  if (other < 0 || changed?.has(line + 1)) return diagnostic;
  const offset = lines.slice(0, other).join('\n').length - lines.slice(0, line).join('\n').length;
  return { ...diagnostic, start: diagnostic.start + offset, end: diagnostic.end + offset };
}

/** Pictures that are not in the folder static. */
function missingPictures(source: string, site: Site): Diagnostic[] {
  return factTexts(source, ['logo', 'image', 'picture', 'photo']).flatMap(({ value, start, end }): Diagnostic[] => {
    if (!value.startsWith('/') || site.hasStaticFile(value)) return [];
    const suggestion = nearest(value, site.staticFiles());
    const message = `There is no image "${value}" in the folder static.${didYouMean(suggestion)}`;
    return [{ start, end, message, suggestion }];
  });
}

/** Logos that the build cannot draw, and categories that are not in the list. */
function partnerDiagnostics(source: string): Diagnostic[] {
  const { partnerCategories = [] } = (parseDocument(source).toJS() ?? {}) as { partnerCategories?: string[] };
  const categories = factTexts(source, ['category']).flatMap(({ value, start, end }): Diagnostic[] => {
    if (partnerCategories.includes(value) || value === 'Other') return [];
    const suggestion = nearest(value, partnerCategories);
    const message = `"${value}" is not one of the categories at the top of this file, so this partner would be listed under "Other".${didYouMean(suggestion) || ` Write one of: ${partnerCategories.join(', ')}.`}`;
    return [{ start, end, message, suggestion, severity: 'warning' }];
  });
  const logos = factTexts(source, ['logo']).flatMap(({ value, start, end }): Diagnostic[] => {
    if (value in logoSet.icons) return [];
    const suggestion = nearest(value.replace(/\.\w+$/, ''), Object.keys(logoSet.icons));
    const message = `There is no logo "${value}" in the icon set "logos".${didYouMean(suggestion)} Its names are on icon-sets.iconify.design/logos.`;
    return [{ start, end, message, suggestion }];
  });
  return [...categories, ...logos];
}

function redirectDiagnostics(redirects: readonly Redirect[], source: string, site: Site): Diagnostic[] {
  const pages = [...site.routes].filter(([, { kind }]) => kind !== 'handbook');
  const routes = pages.map(([route]) => route);
  const ending = pages.filter(([, { frontMatter }]) => frontMatter?.values.until).map(([route]) => route);
  const places = factTexts(source, ['from']);
  return redirectErrors(redirects, routes, ending).map((message) => {
    const { start = 0, end = 0 } = places.find(({ value }) => message.startsWith(`"${value}"`)) ?? {};
    return { start, end, message };
  });
}

async function diagnosticsOf(name: string, site: Site): Promise<Diagnostic[]> {
  const directory = path.join(site.directory, FOLDER);
  const source = site.sourceOf(`${FOLDER}/${name}`);
  const schema = schemaOf(path.join(site.codeDirectory, FOLDER, name.replace(/\.ya?ml$/, '.ts')));
  if (!schema) {
    const message = `The site shows nothing from ${name}. Write the text into one of the files that the handbook lists, and delete this one.`;
    return [{ start: 0, end: 1, message }];
  }
  if (!name.endsWith('.yaml')) {
    const right = name.replace(/\.yml$/, '.yaml');
    return [
      {
        start: 0,
        end: 1,
        message: `Facts are in files that end in ".yaml". Name this one ${right}.`,
        suggestion: right,
      },
    ];
  }
  const { facts, errors } = checkFacts(source, schema, lookupIn(directory));
  if (facts === null) return errors;
  if (name !== 'redirects.yaml')
    return [
      ...missingPages(source, site),
      ...missingAnchors(source, site),
      ...missingPictures(source, site),
      ...(await wrongAddresses(source)),
      ...missingSpaces(source),
      ...sameValues(source).map((it) => atChange(it, source, site, `${FOLDER}/${name}`)),
      ...(name === 'partners.yaml' ? partnerDiagnostics(source) : []),
    ];
  const { redirects } = facts as { redirects: Redirect[] };
  return [...redirectDiagnostics(redirects, source, site), ...missingAnchors(source, site)];
}

/** Facts in YAML: what the parser and the schema refuse, links to pages that do not exist, and faulty redirects. */
export const facts: SiteRule = {
  name: 'facts',
  severity: 'error',
  handbook: '/handbook/facts#change-a-fact',
  checkSite: async (site) => {
    const directory = path.join(site.directory, FOLDER);
    const names = existsSync(directory) ? readdirSync(directory).filter((name) => /\.ya?ml$/.test(name)) : [];
    const found = names.map(async (name) => {
      const diagnostics = await diagnosticsOf(name, site);
      const file = `${FOLDER}/${name}`;
      return diagnostics.map((it): FileDiagnostic => ({ ...it, file }));
    });
    return (await Promise.all(found)).flat();
  },
};
