import path from 'node:path';
import logoSet from '@iconify-json/logos/icons.json';
import { schemaAt } from '../../../lib/facts/explainIssue';
import { checkFacts, lookupIn, schemaOf } from '../../../lib/facts/readFacts';
import { START_OF_FILE } from '../../../lib/message';
import { suggest } from '../../../lib/nearest';
import { redirectErrors } from '../../../plugins/site-files/redirects';
import type { Redirect } from '../../../src/facts/redirects';
import { rule } from '../context';
import type { Site } from '../site';
import { type FactText, factTexts } from '../texts';
import { draftLink, type Explained, isDraft, missingAnchor, missingPage } from './links';

/** Explains a link to a page or an anchor that does not exist. */
function explainLink(value: string, site: Site): Explained | null {
  const [, route = '', anchor] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(value) ?? [];
  const page = site.routes.get(route);
  if (!page) return missingPage(value, route, site);
  if (isDraft(page)) return draftLink(page);
  return !anchor || site.anchorsAt(route).has(anchor) ? null : missingAnchor(value, route, anchor, site);
}

/** Explains a name that is not in a list. */
function explainName(value: string, what: string, names: readonly string[]): Explained | null {
  if (names.includes(value)) return null;
  const { advice, sure } = suggest(value, names, ' Write the name of an existing one.');
  return { message: `There is no ${what} "${value}".${advice}`, expected: sure };
}

/** Explains a text that the schema accepts and that leads nowhere. */
function explainText({ name, value }: FactText, file: string, site: Site): Explained | null {
  // The names of logos are on icon-sets.iconify.design/logos.
  if (name === 'logo' && file === 'partners.yaml') return explainName(value, 'logo', Object.keys(logoSet.icons));
  const isPicture = /^(?:logo|image|picture|photo)$/.test(name) && value.startsWith('/');
  return isPicture ? explainName(value, 'picture in the folder static', [...site.staticFiles]) : null;
}

/** Facts in YAML: what the parser and the schema refuse, links to pages that do not exist, and faulty redirects. */
export const facts = rule('facts', '/handbook/facts#change-a-fact', ({ file, page, site, report }) => {
  const { dir, name, ext, base } = path.posix.parse(page.file);
  if (dir !== 'src/facts' || !/^\.ya?ml$/.test(ext)) return;
  const module = path.join(site.codeDirectory, dir, `${name}.ts`);
  const schema = schemaOf(module);
  if (!schema || ext !== '.yaml') {
    const message = `The site does not read ${base}. Move its text to one of the files that the handbook lists, and delete this one.`;
    return report(START_OF_FILE, message);
  }
  const { source } = page;
  const { facts: values, errors } = checkFacts(source, schema, lookupIn(path.join(site.directory, dir)));
  if (values === null) return void file.messages.push(...errors);
  const explain = (text: FactText, explained: Explained | null) => {
    const isBare = source.slice(text.start, text.end) === text.value;
    if (explained) report(text, explained.message, isBare ? explained.expected : null);
  };
  const texts = factTexts(source);
  for (const text of texts) explain(text, explainText(text, base, site));
  // Redirects to pages that do not exist are found below.
  const isLink = ({ path }: FactText) => schemaAt(schema, path)?.pipe?.some(({ metadata }) => metadata?.isPageLink);
  for (const text of texts.filter(isLink))
    if (name !== 'redirects' || site.routes.has(text.value.replace(/[?#].*$/, '')))
      explain(text, explainLink(text.value, site));
  if (name !== 'redirects') return;
  const { redirects } = values as { redirects: Redirect[] };
  const errorsOfRedirects = redirectErrors(redirects, [...site.routes.keys()], (file) => site.staticFiles.has(file));
  for (const { from, message } of errorsOfRedirects)
    report(texts.find((text) => text.name === 'from' && text.value === from) ?? START_OF_FILE, message);
});
