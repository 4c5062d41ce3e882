import path from 'node:path';
import logoSet from '@iconify-json/logos/icons.json';
import { logoName, pageLink, pictureLink } from '../../../lib/facts/fact';
import { checkFacts, type FactSchema, lookupIn, schemaOf } from '../../../lib/facts/readFacts';
import { schemaAt } from '../../../lib/facts/reportIssue';
import type { Finding, Report } from '../../../lib/message';
import { suggest } from '../../../lib/nearest';
import { START_OF_FILE } from '../../../lib/range';
import { redirectErrors } from '../../../plugins/site-files/redirects';
import type { Redirect } from '../../../src/facts/redirects';
import type { SourceFile } from '../../pages/sourceFile';
import { destinationOf } from '../pageLinks';
import { fileRule } from '../rule';
import { REPOSITORY_ROOT, type Site } from '../site';
import { type FactValue, factValues } from '../texts';
import { brokenLinkFinding } from './links';

const REDIRECTS = 'src/facts/redirects.yaml';

/** Explains a name that is not in a list. */
function nameFinding(value: string, what: string, names: readonly string[]): Finding | null {
  if (names.includes(value)) return null;
  return suggest(`There is no ${what} "${value}".`, value, names, 'Write the name of an existing one.');
}

/** Explains a value that the schema accepts and that leads nowhere: a logo, a picture or a link. */
function valueFinding({ value, path: yamlPath }: FactValue, schema: FactSchema, file: SourceFile, site: Site) {
  const part = schemaAt(schema, yamlPath);
  if (part === logoName) return nameFinding(value, 'logo', Object.keys(logoSet.icons));
  if (part === pictureLink) return nameFinding(value, 'picture of the site', [...site.publishedUrls]);
  const link = { target: value, from: 'setting' } as const;
  // `redirectErrors` finds redirects to pages that do not exist.
  const isFoundElsewhere = file.file === REDIRECTS && !destinationOf(file, link, site).page;
  return part === pageLink && !isFoundElsewhere ? brokenLinkFinding(file, link, site) : null;
}

function reportRedirects(redirects: readonly Redirect[], values: readonly FactValue[], site: Site, report: Report) {
  const errors = redirectErrors(redirects, [...site.routes.keys()], (file) => site.publishedUrls.has(file));
  for (const { from, reason } of errors)
    report(values.find(({ name, value }) => name === 'from' && value === from) ?? START_OF_FILE, reason);
}

const url = '/handbook/facts#change-a-fact';

/** Facts in YAML: what the parser and the schema refuse, links to pages that do not exist, and faulty redirects. */
export const invalidFactFileRule = fileRule('invalid-fact-file', url, ({ sourceFile, site, report, messages }) => {
  const { file, kind, source } = sourceFile;
  const { dir, name } = path.posix.parse(file);
  const schema = kind === 'facts' ? schemaOf(path.join(REPOSITORY_ROOT, dir, `${name}.ts`)) : null;
  if (!schema) return;
  const { facts: read, errors } = checkFacts(source, schema, lookupIn(path.join(site.directory, dir)));
  if (read === null) return void messages.push(...errors);
  const values = factValues(source);
  for (const value of values) {
    const finding = valueFinding(value, schema, sourceFile, site);
    const isBare = source.slice(value.start, value.end) === value.value;
    report(value, finding && { ...finding, correction: isBare ? finding.correction : null });
  }
  if (file === REDIRECTS) reportRedirects((read as { redirects: Redirect[] }).redirects, values, site, report);
});
