import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import logoSet from '@iconify-json/logos/icons.json';
import { checkFacts } from '../../../lib/facts/checkFacts';
import { lookupIn } from '../../../lib/facts/references';
import { schemaOf } from '../../../lib/facts/schemaOf';
import { didYouMean, nearest } from '../../../lib/nearest';
import { redirectErrors } from '../../../plugins/site-files/redirects/redirectErrors';
import type { Redirect } from '../../../src/site/redirects';
import { addressMistake } from '../addressMistake';
import { factTexts } from '../factTexts';
import { missingAnchor, missingPage } from '../missingPage';
import type { Diagnostic, FileDiagnostic, SiteRule } from '../rule';
import type { Site } from '../site';

const FOLDER = 'src/site';

/** Links to anchors that do not exist and, except for redirects, to such pages. */
function brokenLinks(source: string, site: Site, isRedirects = false): Diagnostic[] {
  return factTexts(source, ['to']).flatMap(({ value, start, end }): Diagnostic[] => {
    const [, route = '', anchor] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(value) ?? [];
    const page = site.routes.get(route);
    const isPage = page !== undefined && page.kind !== 'handbook';
    if (!isPage) return isRedirects ? [] : [{ start, end, ...missingPage(value, route, site) }];
    const isRight = !anchor || site.anchorsAt(route).has(anchor);
    return isRight ? [] : [{ start, end, ...missingAnchor(value, { route, anchor }, site) }];
  });
}

/** Addresses on other sites that lead to the wrong place. */
function oddAddresses(source: string): Diagnostic[] {
  return factTexts(source, ['url', 'website']).flatMap(({ value, start, end }) => {
    const mistake = addressMistake(value, false);
    return mistake ? [{ start, end, ...mistake }] : [];
  });
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

/** Logos that the build cannot draw. */
function unknownLogos(source: string): Diagnostic[] {
  return factTexts(source, ['logo']).flatMap(({ value, start, end }): Diagnostic[] => {
    if (value in logoSet.icons) return [];
    const suggestion = nearest(value.replace(/\.\w+$/, ''), Object.keys(logoSet.icons));
    const message = `There is no logo "${value}" in the icon set "logos".${didYouMean(suggestion)} Its names are on icon-sets.iconify.design/logos.`;
    return [{ start, end, message, suggestion }];
  });
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

function diagnosticsOf(name: string, site: Site): Diagnostic[] {
  const directory = path.join(site.directory, FOLDER);
  const source = site.sourceOf(`${FOLDER}/${name}`);
  const schema = schemaOf(path.join(site.codeDirectory, FOLDER, name.replace(/\.ya?ml$/, '.ts')));
  if (!schema) {
    const message = `The site does not read ${name}. Move its text to one of the files that the handbook lists, and delete this one.`;
    return [{ start: 0, end: 1, message }];
  }
  if (!name.endsWith('.yaml')) {
    const suggestion = name.replace(/\.yml$/, '.yaml');
    const message = `Facts are in files that end in ".yaml". Name this one ${suggestion}.`;
    return [{ start: 0, end: 1, message, suggestion }];
  }
  const { facts, errors } = checkFacts(source, schema, lookupIn(directory));
  if (facts === null) return errors;
  if (name !== 'redirects.yaml')
    return [
      ...brokenLinks(source, site),
      ...missingPictures(source, site),
      ...oddAddresses(source),
      ...(name === 'partners.yaml' ? unknownLogos(source) : []),
    ];
  const { redirects } = facts as { redirects: Redirect[] };
  return [...redirectDiagnostics(redirects, source, site), ...brokenLinks(source, site, true)];
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
