import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import logoSet from '@iconify-json/logos/icons.json';
import { parseDocument } from 'yaml';
import { checkFacts } from '../../../lib/facts/checkFacts';
import { unlessInvalid } from '../../../lib/facts/readFacts';
import { lookupIn } from '../../../lib/facts/references';
import { schemaOf } from '../../../lib/facts/schemaOf';
import { didYouMean, nearest } from '../../../lib/nearest';
import { redirectErrors } from '../../../plugins/site-files/redirects/redirectErrors';
import type { Redirect } from '../../../src/site/redirects';
import { factTexts } from '../factTexts';
import { missingAnchor } from '../missingAnchor';
import type { Diagnostic, FileDiagnostic, SiteRule } from '../rule';
import type { Site } from '../site';

const FOLDER = 'src/site';

function brokenLinks(source: string, site: Site): Diagnostic[] {
  return factTexts(source, ['to']).flatMap(({ value, start, end }): Diagnostic[] => {
    const [, route = '', anchor] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(value) ?? [];
    const page = site.routes.get(route);
    if (!page || page.kind === 'handbook') {
      const near = nearest(route, site.routes.keys());
      const suggestion = near && value.replace(route, near);
      return [{ start, end, message: `There is no page "${value}".${didYouMean(suggestion)}`, suggestion }];
    }
    if (!anchor || site.anchorsAt(route).has(anchor)) return [];
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

/** The company's mail address at a domain that is nearly its own. */
async function wrongDomain(source: string): Promise<Diagnostic[]> {
  const module = await unlessInvalid(() => import('../contradictions/contacts'));
  const domain = factTexts(source, ['domain'])[0]?.value ?? '';
  return factTexts(source, ['email']).flatMap(({ value, start, end }): Diagnostic[] => {
    const host = value.slice(value.indexOf('@') + 1);
    if (host === domain || !module?.isLikeOurs(host, domain)) return [];
    const message = `The address ends in "${host}", and our domain is "${domain}". Correct one of the two.`;
    return [{ start, end, message, suggestion: value.replace(host, domain) }];
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

/** Figures about which the pages say something else. */
async function wrongFigures(file: string, site: Site): Promise<Diagnostic[]> {
  const module = await unlessInvalid(() => import('../contradictions/otherFigures'));
  return module?.wrongFiguresInFacts(file, site) ?? [];
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
    const message = `"${value}" is not one of the categories above, so this partner would be listed under "Other".${didYouMean(suggestion)}`;
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
    const message = `No code reads ${name}. Facts are in the files that the handbook lists.`;
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
      ...brokenLinks(source, site),
      ...missingPictures(source, site),
      ...(await wrongAddresses(source)),
      ...(await wrongDomain(source)),
      ...missingSpaces(source),
      ...(await wrongFigures(`${FOLDER}/${name}`, site)),
      ...(name === 'partners.yaml' ? partnerDiagnostics(source) : []),
    ];
  const { redirects } = facts as { redirects: Redirect[] };
  const diagnostics = redirectDiagnostics(redirects, source, site);
  const anchors = brokenLinks(source, site).filter(({ message }) => message.includes('no anchor'));
  return [...diagnostics, ...anchors];
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
      return diagnostics.map((diagnostic): FileDiagnostic => ({ ...diagnostic, file: `${FOLDER}/${name}` }));
    });
    return (await Promise.all(found)).flat();
  },
};
