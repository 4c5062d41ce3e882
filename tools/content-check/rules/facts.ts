import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import logoSet from '@iconify-json/logos/icons.json';
import { checkFacts } from '../../../lib/facts/checkFacts';
import { lookupIn } from '../../../lib/facts/references';
import { schemaOf } from '../../../lib/facts/schemaOf';
import { didYouMean, nearest } from '../../../lib/nearest';
import { redirectErrors } from '../../../plugins/site-files/redirects';
import type { Redirect } from '../../../src/site/redirects';
import { addressMistake } from '../addressMistake';
import { factTexts } from '../factTexts';
import { missingAnchor, missingPage } from '../missingPage';
import type { Diagnostic, FileDiagnostic, SiteRule } from '../rule';
import type { Site } from '../site';

const FOLDER = 'src/site';

type Explained = Pick<Diagnostic, 'message' | 'suggestion' | 'severity'>;

/** A page or an anchor that does not exist. Pages of redirects are checked with the redirects. */
function explainLink(value: string, site: Site, isRedirect: boolean): Explained | null {
  const [, route = '', anchor] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(value) ?? [];
  const page = site.routes.get(route);
  if (!page || page.kind === 'handbook') return isRedirect ? null : missingPage(value, route, site);
  return !anchor || site.anchorsAt(route).has(anchor) ? null : missingAnchor(value, { route, anchor }, site);
}

/** A logo that the build cannot draw. */
function explainLogo(value: string): Explained | null {
  if (value in logoSet.icons) return null;
  const suggestion = nearest(value.replace(/\.\w+$/, ''), Object.keys(logoSet.icons));
  const message = `There is no logo "${value}".${didYouMean(suggestion)} Their names are on icon-sets.iconify.design/logos.`;
  return { message, suggestion };
}

function explainPicture(value: string, site: Site): Explained | null {
  if (!value.startsWith('/') || site.hasStaticFile(value)) return null;
  const suggestion = nearest(value, site.staticFiles());
  return { message: `There is no image "${value}" in the folder static.${didYouMean(suggestion)}`, suggestion };
}

/** Texts that the schema accepts and that lead nowhere. */
function textDiagnostics(name: string, source: string, site: Site): Diagnostic[] {
  return factTexts(source).flatMap(({ name: key, value, start, end }): Diagnostic[] => {
    let explained: Explained | null = null;
    if (key === 'to') explained = explainLink(value, site, name === 'redirects.yaml');
    else if (key === 'url' || key === 'website') explained = addressMistake(value, false);
    else if (key === 'logo' && name === 'partners.yaml') explained = explainLogo(value);
    else if (/^(?:logo|image|picture|photo)$/.test(key)) explained = explainPicture(value, site);
    return explained ? [{ start, end, ...explained }] : [];
  });
}

function redirectDiagnostics(redirects: readonly Redirect[], source: string, site: Site): Diagnostic[] {
  const pages = [...site.routes].filter(([, { kind }]) => kind !== 'handbook');
  const routes = pages.map(([route]) => route);
  const ending = pages.filter(([, { frontMatter }]) => frontMatter?.values.until).map(([route]) => route);
  const places = factTexts(source, ['from']);
  return redirectErrors(redirects, routes, ending, (from) => site.hasStaticFile(from)).map((message) => {
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
  const found = textDiagnostics(name, source, site);
  if (name !== 'redirects.yaml') return found;
  return [...redirectDiagnostics((facts as { redirects: Redirect[] }).redirects, source, site), ...found];
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
