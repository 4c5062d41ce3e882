import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { isScalar, parseDocument, type Scalar, visit } from 'yaml';
import { checkFacts } from '../../../lib/facts/checkFacts';
import { lookupIn } from '../../../lib/facts/references';
import { schemaOf } from '../../../lib/facts/schemaOf';
import { didYouMean, nearest } from '../../../lib/nearest';
import { redirectErrors } from '../../../plugins/site-files/redirects/redirectErrors';
import type { Redirect } from '../../../src/site/redirects';
import type { Diagnostic, FileDiagnostic, SiteRule } from '../rule';
import type { Site } from '../site';

const FOLDER = 'src/site';

/** The texts with one of these names, wherever they are in a file. */
function textsNamed(source: string, names: readonly string[]): { value: string; start: number; end: number }[] {
  const found: { value: string; start: number; end: number }[] = [];
  visit(parseDocument(source), {
    Pair(_, { key, value }) {
      if (!isScalar(key) || !isScalar(value) || !names.includes(String(key.value))) return;
      const [start = 0, end = 0] = (value as Scalar).range ?? [];
      found.push({ value: String(value.value), start, end });
    },
  });
  return found;
}

function brokenLinks(source: string, site: Site): Diagnostic[] {
  return textsNamed(source, ['to']).flatMap(({ value, start, end }): Diagnostic[] => {
    const [, route = '', anchor] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(value) ?? [];
    const page = site.routes.get(route);
    if (!page || page.kind === 'handbook') {
      const near = nearest(route, site.routes.keys());
      const suggestion = near && value.replace(route, near);
      return [{ start, end, message: `There is no page "${value}".${didYouMean(suggestion)}`, suggestion }];
    }
    if (!anchor || site.anchorsAt(route).has(anchor)) return [];
    const near = nearest(anchor, site.anchorsAt(route));
    return [{ start, end, message: `The page ${route} has no anchor "#${anchor}".${didYouMean(near && `#${near}`)}` }];
  });
}

function redirectDiagnostics(redirects: readonly Redirect[], source: string, site: Site): Diagnostic[] {
  const routes = [...site.routes].filter(([, { kind }]) => kind !== 'handbook').map(([route]) => route);
  const places = textsNamed(source, ['from']);
  return redirectErrors(redirects, routes).map((message) => {
    const { start = 0, end = 0 } = places.find(({ value }) => message.startsWith(`"${value}"`)) ?? {};
    return { start, end, message };
  });
}

function diagnosticsOf(name: string, site: Site): Diagnostic[] {
  const directory = path.join(site.directory, FOLDER);
  const source = site.sourceOf(`${FOLDER}/${name}`);
  const schema = schemaOf(path.join(site.codeDirectory, FOLDER, name.replace(/\.yaml$/, '.ts')));
  if (!schema) {
    const message = `No code reads ${name}. Facts are in the files that the handbook lists.`;
    return [{ start: 0, end: 1, message }];
  }
  const { facts, errors } = checkFacts(source, schema, lookupIn(directory));
  if (facts === null) return errors;
  if (name !== 'redirects.yaml') return brokenLinks(source, site);
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
  checkSite: (site) => {
    const directory = path.join(site.directory, FOLDER);
    const names = existsSync(directory) ? readdirSync(directory).filter((name) => /\.ya?ml$/.test(name)) : [];
    return names.flatMap((name) =>
      diagnosticsOf(name, site).map((diagnostic): FileDiagnostic => ({ ...diagnostic, file: `${FOLDER}/${name}` })),
    );
  },
};
