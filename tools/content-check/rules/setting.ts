import type { Report } from '../../../lib/message';
import { nearest, suggest } from '../../../lib/nearest';
import type { ComponentDocs, SettingDocs } from '../../../plugins/handbook/blocks';
import { formatOf } from '../../../src/blocks/settingFormats';
import { type FactName, structureOf } from '../../../src/blocks/structures';
import {
  contentOf,
  nameRange as elementNameRange,
  elementsOf,
  type PageElement,
  type Setting,
  settingsOf,
} from '../../pages/elements';
import type { Page } from '../../pages/sourceFile';
import { type PageContext, pageRule } from '../rule';
import type { Site } from '../site';
import { readFact } from './factReference';

/** Markdown and facts, which have no effect between quotation marks. */
const MARKUP = /\{\s*[a-z]\w*\.[\w.]+\s*\}|\*\*|__|`|\]\([^)]*\)|<\/?[a-z]+[^>]*>/i;

/** The names of entries in the facts. Facts with errors have findings of their own. */
const NAMES_IN_FACTS: Readonly<Record<FactName, (site: Site) => string[] | undefined>> = {
  'cases.page': (site) => site.facts('cases').cases?.map(({ page }) => page),
  'cases.servicePage': (site) => site.facts('cases').cases?.map(({ servicePage }) => servicePage),
  'partners.name': (site) => site.facts('partners').partners?.map(({ name }) => name),
};

function choicesOf({ name, choices }: SettingDocs): string {
  const examples = choices.length > 0 ? choices : ['…'];
  return `Write ${examples.map((choice) => `${name}="${choice}"`).join(' or ')}.`;
}

/** Returns the value of a setting: its text, the value of its code, true without a value; undefined if it cannot be read. */
function writtenValue(page: Page, site: Site, { value, valueRange, nameRange }: Setting, code: string): unknown {
  if (value !== null) return value;
  if (valueRange.start === nameRange.start) return true;
  const result = readFact(code, page, site);
  return result && 'value' in result ? result.value : undefined;
}

function checkValue(value: unknown, code: string, type: SettingDocs, written: Setting, report: Report): void {
  const { name, kind, choices, isRequired } = type;
  if (value === undefined) return;
  const range = value === '' || value === true ? written.nameRange : written.valueRange;
  if (kind === 'switch') {
    if (typeof value === 'string')
      report(written.valueRange, `"${name}" needs no value. Write only the word ${name}, or delete it for "no".`);
  } else if (value === true || (typeof value === 'string' && value.trim() === '' && name !== 'alt')) {
    report(range, `"${name}" is empty. Write ${name}="…" with its text${isRequired ? '' : ', or delete it'}.`);
  } else if (typeof value === 'number' || typeof value === 'boolean') {
    // A fact stays a fact: `value={company.founded.firm}` becomes a template that contains it.
    const text = /[a-z]\w*\./i.test(code) ? `{\`\${${code}}\`}` : `"${value}"`;
    const reason = `"${name}" needs text. Write ${name}=${text}.`;
    report({ start: range.start - 1, end: range.end + 1 }, { reason, correction: text });
  } else if (kind === 'text') {
    const reason =
      'Visitors would see this exactly as written: facts, links, tags and asterisks have no effect in quotation marks. Write plain words.';
    if (written.value !== null && MARKUP.test(written.value)) report(range, reason);
  } else if (typeof value !== 'string' || !choices.includes(value)) {
    const text = String(value);
    const finding = suggest(`${name} cannot be "${text}" here.`, text, choices, choicesOf(type));
    report(range, written.value === null ? finding.reason : finding);
  }
}

/** Checks the values of a block's settings: their kind, and their format if they have one. */
function checkValues(type: ComponentDocs, written: readonly Setting[], { page, site, report }: PageContext): void {
  const texts = Object.fromEntries(written.map(({ name, value }) => [name, value ?? undefined]));
  for (const attribute of written) {
    const declared = type.settings.find(({ name }) => name === attribute.name);
    if (!declared) continue;
    const factName = structureOf(type.name).factNames?.[attribute.name];
    const known = factName && NAMES_IN_FACTS[factName](site);
    const code = page.source.slice(attribute.valueRange.start, attribute.valueRange.end).trim();
    const kind: SettingDocs = known ? { ...declared, kind: 'choice', choices: known } : declared;
    checkValue(writtenValue(page, site, attribute, code), code, kind, attribute, report);
    const format = formatOf(type.name, attribute.name);
    if (format && attribute.value && !format.isValid(attribute.value, texts))
      report(attribute.valueRange, `${attribute.name} cannot be "${attribute.value}" here. ${format.advice}`);
  }
}

/** Reports settings that a block does not have, and required ones that are missing. */
function checkNames(type: ComponentDocs, written: readonly Setting[], element: PageElement, report: Report): void {
  const left = type.settings.filter(({ name }) => !written.some((setting) => setting.name === name));
  const names = left.map(({ name }) => name);
  const candidates: (string | null)[] = [];
  for (const { name, nameRange } of written) {
    if (name === 'key' || type.settings.some((declared) => declared.name === name)) continue;
    const all = type.settings.map((declared) => declared.name).join(', ');
    const otherwise = `Delete it, or write one of: ${all}.`;
    report(nameRange, suggest(`<${type.name}> has no setting "${name}".`, name, names, otherwise));
    candidates.push(nearest(name, names));
  }
  // One that is only misspelled is not missing.
  const missing = left.filter(({ name, isRequired }) => isRequired && !candidates.includes(name));
  if (missing.length > 0)
    report(elementNameRange(element), `<${type.name}> lacks settings. ${missing.map(choicesOf).join(' ')}`);
}

/** Reports a block that is empty and must not be, or that has content and must be empty. */
function checkContent({ name, content }: ComponentDocs, element: PageElement, report: Report): void {
  const [first] = contentOf(element);
  if (content?.isRequired && !first) {
    const reason = `<${name}> is empty. Write its text between <${name}> and </${name}>, or delete both.`;
    report(elementNameRange(element), reason);
  }
  if (content === null && first)
    report(first, `Nothing can be inside <${name}>. Write <${name} />, and this text before or after it.`);
}

/** Settings that are unknown, missing, empty, or of the wrong kind. */
export const settingRule = pageRule('setting', '/handbook/blocks', async (context) => {
  const { page, site, report } = context;
  const types = await site.blocks();
  for (const element of elementsOf(page)) {
    const type = types[element.name ?? ''];
    if (!type) continue;
    const written = settingsOf(page, element);
    checkValues(type, written, context);
    checkNames(type, written, element, report);
    checkContent(type, element, report);
  }
});
