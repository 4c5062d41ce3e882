import path from 'node:path';
import logoSet from '@iconify-json/logos/icons.json';
import type { Root } from 'mdast';
import { lintRule } from 'unified-lint-rule';
import { checkFacts, lookupIn } from '../../../lib/facts/checkFacts';
import { schemaOf } from '../../../lib/facts/readFacts';
import { certain, didYouMean, nearest } from '../../../lib/nearest';
import { redirectErrors } from '../../../plugins/site-files/redirects';
import type { Redirect } from '../../../src/facts/redirects';
import { type Explained, missingAnchor, missingPage, oddAddress, wrongAddress } from '../addresses';
import { factTexts } from '../factTexts';
import { contextOf } from '../lint';
import type { Site } from '../site';

const FOLDER = 'src/facts';

/** A page or an anchor that does not exist. Pages of redirects are checked with the redirects. */
function explainLink(value: string, site: Site, isRedirect: boolean): Explained | null {
  const [, route = '', anchor] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(value) ?? [];
  const page = site.routes.get(route);
  if (!page || page.kind === 'handbook') return isRedirect ? null : missingPage(value, route, site);
  return !anchor || site.anchorsAt(route).has(anchor) ? null : missingAnchor(value, route, anchor, site);
}

/** A name that is not in a list. */
function explainName(value: string, what: string, names: readonly string[]): Explained | null {
  if (names.includes(value)) return null;
  const meant = nearest(value.replace(/\.\w+$/, ''), names);
  return { message: `There is no ${what} "${value}".${didYouMean(meant)}`, expected: certain(value, names) };
}

/** A text that the schema accepts and that leads nowhere. */
function explainText(name: string, key: string, value: string, site: Site): Explained | null {
  if (key === 'url' || key === 'website') return wrongAddress(value, false) ?? oddAddress(value);
  // Their names are on icon-sets.iconify.design/logos.
  if (key === 'logo' && name === 'partners.yaml') return explainName(value, 'logo', Object.keys(logoSet.icons));
  const isPicture = /^(?:logo|image|picture|photo)$/.test(key) && value.startsWith('/');
  if (isPicture) return explainName(value, 'picture in the folder static', [...site.staticFiles()]);
  const isPage = key === 'to' || (key !== 'from' && value.startsWith('/'));
  return isPage ? explainLink(value, site, name === 'redirects.yaml') : null;
}

/** Facts in YAML: what the parser and the schema refuse, links to pages that do not exist, and faulty redirects. */
export const facts = lintRule<Root>({ origin: 'check:facts', url: '/handbook/facts#change-a-fact' }, (_, file) => {
  const { page, site, report } = contextOf(file);
  const { file: whole, source } = page;
  const name = path.posix.basename(whole);
  if (path.posix.dirname(whole) !== FOLDER || !/\.ya?ml$/.test(name)) return;
  const schema = schemaOf(path.join(site.codeDirectory, FOLDER, name.replace(/\.yaml$/, '.ts')));
  if (!schema || !name.endsWith('.yaml')) {
    const message = `The site does not read ${name}. Move its text to one of the files that the handbook lists, and delete this one.`;
    return void report({ start: 0, end: 0 }, message);
  }
  const { facts: values, errors } = checkFacts(source, schema, lookupIn(path.join(site.directory, FOLDER)));
  if (values === null) return void file.messages.push(...errors);
  for (const text of factTexts(source)) {
    const explained = explainText(name, text.name, text.value, site);
    const isBare = source.slice(text.start, text.end) === text.value;
    if (explained) report(text, explained.message, isBare ? explained.expected : null);
  }
  if (name !== 'redirects.yaml') return;
  const routes = [...site.routes].flatMap(([route, { kind }]) => (kind === 'handbook' ? [] : route));
  const places = factTexts(source, ['from']);
  const { redirects } = values as { redirects: Redirect[] };
  for (const message of redirectErrors(redirects, routes, (from) => site.staticFiles().has(from)))
    report(places.find(({ value }) => message.startsWith(`"${value}"`)) ?? { start: 0, end: 0 }, message);
});
