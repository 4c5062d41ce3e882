import { didYouMean, nearest } from '../../../lib/nearest';
import { nearestIcon } from '../../../lib/nearestIcon';
import { handbookPageOf } from '../../../src/blocks/errorTexts';
import type { BlockSetting, BlockType } from '../blocks';
import { contentOf, type Element, elementsOf, nameRange, type Setting, settingsOf } from '../elements';
import type { Page } from '../page';
import { rangeOf } from '../range';
import { refusedValues } from '../refusedValues';
import type { Diagnostic, PageRule } from '../rule';
import type { Site } from '../site';
import { readFact } from './fact';

/** Markdown and facts, which have no effect between quotation marks. */
const AS_WRITTEN = /\{\s*[a-z]\w*\.[\w.]+\s*\}|\*\*|__|`|\]\([^)]*\)|<\/?[a-z]+[^>]*>/i;

/** What other programs call a setting. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  href: 'to',
  url: 'to',
  link: 'to',
  src: 'source',
  heading: 'title',
  headline: 'title',
  subtitle: 'eyebrow',
};

function choicesOf({ name, kind, choices }: BlockSetting): string {
  if (kind === 'icon') return 'Choose an icon from the handbook, /handbook/icons.';
  const examples = choices.length > 0 ? choices : ['…'];
  return `Write ${examples.map((choice) => `${name}="${choice}"`).join(' or ')}.`;
}

function unknownSetting(block: string, { settings }: BlockType, { name, nameRange: range }: Setting): Diagnostic {
  const names = settings.map((setting) => setting.name);
  const other = OTHER_NAMES[name.toLowerCase()] ?? '';
  const suggestion = names.includes(other) ? other : nearest(name, names);
  const list = names.length > 0 ? `, or write one of: ${names.join(', ')}.` : '.';
  const advice = didYouMean(suggestion) || ` Delete it${list}`;
  return { ...range, message: `<${block}> has no setting "${name}".${advice}`, suggestion };
}

/** The value of a setting: its text, what its code gives, true without a value; undefined where it cannot be read. */
function writtenValue(page: Page, site: Site, { value, valueRange, nameRange: names }: Setting): unknown {
  if (value !== null) return value;
  if (valueRange.start === names.start) return true;
  const result = readFact(page.source.slice(valueRange.start, valueRange.end).trim(), page, site);
  return result && 'value' in result ? result.value : undefined;
}

function wrongValue(value: unknown, block: string, type: BlockSetting, written: Setting): Diagnostic | null {
  const { name, kind, choices } = type;
  if (value === undefined) return null;
  const place = value === '' || value === true ? written.nameRange : written.valueRange;
  if (kind === 'switch') {
    const message = `"${name}" needs no value. Write only the word ${name}, or delete it for "no".`;
    return typeof value === 'string' ? { ...written.valueRange, message } : null;
  }
  if (value === true || (typeof value === 'string' && value.trim() === '' && name !== 'alt'))
    return {
      ...place,
      message: `"${name}" is empty. Write ${name}="…" with its text${type.isRequired ? '' : ', or delete it'}.`,
    };
  if (kind === 'text') {
    if (typeof value !== 'string' && (typeof value === 'number' || typeof value === 'boolean'))
      return { ...place, message: `"${name}" needs text. Write ${name}="${value}".`, suggestion: `"${value}"` };
    const isAsWritten = written.value !== null && AS_WRITTEN.test(written.value);
    const message = `Visitors would see this exactly as written: facts, links, tags and asterisks have no effect in quotation marks. Write plain words.`;
    return isAsWritten ? { ...place, message } : null;
  }
  if (typeof value === 'string' && choices.includes(value)) return null;
  const suggestion = typeof value === 'string' ? (kind === 'icon' ? nearestIcon : nearest)(value, choices) : null;
  const message = `${name}="${String(value)}" is not possible for <${block}>.${didYouMean(suggestion) || ` ${choicesOf(type)}`}`;
  return { ...place, message, suggestion };
}

function diagnosticsOf(page: Page, site: Site, element: Element, type: BlockType): Diagnostic[] {
  const block = element.name ?? '';
  const written = settingsOf(page, element);
  const missing = type.settings.filter((it) => it.isRequired && !written.some(({ name }) => name === it.name));
  const meant: (string | null | undefined)[] = [];
  const found = written.flatMap((setting, index): Diagnostic[] => {
    if (written.findIndex(({ name }) => name === setting.name) < index)
      return [{ ...setting.nameRange, message: `"${setting.name}" is written twice. Delete one of the two.` }];
    const declared = type.settings.find(({ name }) => name === setting.name);
    if (declared) return [wrongValue(writtenValue(page, site, setting), block, declared, setting) ?? []].flat();
    if (setting.name === 'key') return [];
    const unknown = unknownSetting(block, type, setting);
    meant.push(unknown.suggestion);
    return [unknown];
  });
  // A part that cannot be read may be what is missing.
  const { start, end } = rangeOf(element);
  const isRead = !page.problems.some((problem) => start <= problem.start && problem.end <= end);
  const hasSpread = element.attributes.some((attribute) => attribute.type === 'mdxJsxExpressionAttribute');
  const [first, ...others] = hasSpread || !isRead ? [] : missing.filter(({ name }) => !meant.includes(name));
  if (first) {
    const also = others.length > 0 ? ` It also lacks: ${others.map(({ name }) => name).join(', ')}.` : '';
    found.push({ ...nameRange(element), message: `<${block}> has no "${first.name}". ${choicesOf(first)}${also}` });
  }
  const content = contentOf(element);
  if (type.content === 'required' && content.length === 0 && isRead)
    found.push({
      ...nameRange(element),
      message: `<${block}> is empty. Write its text between <${block}> and </${block}>, or delete both.`,
    });
  if (type.content === 'none' && content[0])
    found.push({
      ...rangeOf(content[0]),
      message: `Nothing can be inside <${block}>. Write <${block} />, and this text before or after it.`,
    });
  return [...found, ...refusedValues(page, site, element)].map((diagnostic) => ({
    ...diagnostic,
    handbook: handbookPageOf(block),
  }));
}

/** Settings that are unknown, missing, empty, or of another kind. */
export const setting: PageRule = {
  name: 'setting',
  severity: 'error',
  handbook: '/handbook/blocks',
  checkPage: async (page, site) => {
    const types = await site.blocks();
    return elementsOf(page).flatMap((element) => {
      const type = types[element.name ?? ''];
      return type ? diagnosticsOf(page, site, element, type) : [];
    });
  },
};
