import { didYouMean, nearest, withSameWord } from '../../../lib/nearest';
import { nearestIcon } from '../../../lib/nearestIcon';
import { handbookPageOf } from '../../../src/blocks/errorTexts';
import { BLOCKS_MODULE, type BlockSetting, type BlockType } from '../blocks';
import { contentOf, type Element, elementsOf, nameRange, openingTag, type Setting, settingsOf } from '../elements';
import { expressionIn, isRead, read } from '../facts';
import { pageImports } from '../imports';
import type { Page } from '../page';
import { rangeOf } from '../range';
import { refusedValues } from '../refusedValues';
import type { Diagnostic, PageRule } from '../rule';
import type { Site } from '../site';

/** More choices are listed on a page of the handbook. */
const SHORT_LIST = 12;

/** Markdown and facts, which have no effect between quotation marks. */
const MARKDOWN: readonly [pattern: RegExp, what: string, advice: string][] = [
  [
    /\$?\{\s*[A-Za-z][\w.]*\s*\}/,
    'A fact between { and }',
    'Write the words themselves. Only a fact that is the whole text may be here, without the quotation marks: title={company.brand}.',
  ],
  [/\*\*|__|`|(^|\s)\*[^*\s][^*]*\*(\s|$)/, 'A sign for bold or italic', 'Delete the signs.'],
  [/\]\([^)]*\)/, 'A link', 'Write only the words; the setting "to" contains the address of a link.'],
  [/<\/?[a-z]+[^>]*>/i, 'What is between < and >', 'Delete it.'],
];

function listChoices({ name, kind, choices }: BlockSetting): string {
  if (kind === 'icon') return 'Choose an icon from the handbook, /handbook/icons.';
  if (choices.length > SHORT_LIST) return `Choose one of: ${choices.join(', ')}.`;
  return `Write ${choices.map((choice) => `${name}="${choice}"`).join(' or ')}.`;
}

/** What other programs call a setting. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  href: 'to',
  url: 'to',
  link: 'to',
  src: 'source',
  file: 'source',
  heading: 'title',
  headline: 'title',
  subtitle: 'eyebrow',
  kicker: 'eyebrow',
  overline: 'eyebrow',
};

/** The setting that a wrong name means. */
function meantSetting(name: string, names: readonly string[]): string | null {
  const other = OTHER_NAMES[name.toLowerCase()];
  // `last-updated`
  const part = names.find((it) => name.toLowerCase().split(/[-_]/).includes(it.toLowerCase()));
  return other && names.includes(other) ? other : (nearest(name, names) ?? part ?? null);
}

function unknownSetting(
  block: string,
  { settings }: BlockType,
  { name, nameRange: range }: Setting,
  missing: readonly BlockSetting[],
): Diagnostic {
  if (name === 'style')
    return {
      ...range,
      message: 'Colors and sizes cannot be set on a page: the site has one style for all pages. Delete style="…".',
    };
  if (/^on[A-Za-z]/.test(name))
    return {
      ...range,
      message: `A page cannot run a program. Delete ${name} and what follows it. A button is <Action to="/contact">Words</Action>.`,
    };
  if (name === 'class' || name === 'className' || name === 'id') {
    return {
      ...range,
      message: `Delete ${name}: the site decides how <${block}> looks and which address it has.`,
    };
  }
  const names = settings.map((setting) => setting.name);
  const onlyMissing = missing.length === 1 ? (missing[0]?.name ?? null) : null;
  const suggestion = meantSetting(name, names) ?? onlyMissing;
  const all = names.length > 0 ? ` Delete it, or write one of: ${names.join(', ')}.` : ` Write only <${block}>.`;
  return {
    ...range,
    message: `<${block}> has no setting "${name}".${suggestion ? didYouMean(suggestion) : all}`,
    suggestion,
  };
}

/** The value of a setting in braces, where it can be read. */
function codeValue(page: Page, site: Site, element: Element, name: string): unknown {
  const attribute = element.attributes.find((it) => it.type === 'mdxJsxAttribute' && it.name === name);
  const value = attribute && 'name' in attribute ? attribute.value : null;
  const expression = typeof value === 'object' && value ? expressionIn(value.data?.estree) : null;
  const result = expression && read(expression, page, site);
  return result && 'value' in result ? result.value : Symbol('not read');
}

function wrongValue(page: Page, site: Site, element: Element, type: BlockSetting, written: Setting): Diagnostic | null {
  const { name, kind, choices, isRequired } = type;
  const block = element.name;
  const range = written.valueRange;
  const hasNoValue = written.value === null && range.start === written.nameRange.start;
  if (kind === 'switch') {
    if (hasNoValue || (written.value === null && typeof codeValue(page, site, element, name) !== 'string')) return null;
    const advice = /^(?:false|no|off|0)$/i.test(written.value ?? '')
      ? `The word alone counts, also with "${written.value}" after it. If it should not, delete ${name}="${written.value}".`
      : `Write only the word ${name}, without "=" and what follows.`;
    return { ...range, message: `"${name}" has nothing after it. ${advice}` };
  }
  if (hasNoValue)
    return { ...written.nameRange, message: `Nothing follows "${name}". Write ${name}="…" with its text.` };
  const value = written.value ?? codeValue(page, site, element, name);
  if (!isRead(value)) return null;
  if (value === '' && kind !== 'text') {
    return {
      ...written.nameRange,
      message: `There is nothing between the quotation marks of ${name}="". Write its text, or delete it.`,
    };
  }
  if (kind === 'text') {
    if (typeof value === 'number' || typeof value === 'boolean') {
      return {
        ...range,
        message: `"${name}" needs text in quotation marks. Write ${name}="${value}".`,
      };
    }
    if (value !== '' && String(value).trim() === '')
      return {
        ...written.nameRange,
        message: `There is nothing between the quotation marks of "${name}". Write its text.`,
      };
    const literal =
      written.value === null ? null : (MARKDOWN.find(([pattern]) => pattern.test(written.value ?? '')) ?? null);
    if (literal)
      return {
        ...range,
        message: `${literal[1]} does nothing between quotation marks, so visitors would read it as it is. ${literal[2]}`,
      };
    // The rule "alt-text" reports pictures without a description.
    if (value === '' && name !== 'alt') {
      const advice = isRequired ? 'Write its text.' : `Write its text, or delete ${name}="".`;
      return { ...written.nameRange, message: `There is nothing between the quotation marks of "${name}". ${advice}` };
    }
    return null;
  }
  if (typeof value === 'string' && choices.includes(value)) return null;
  const near = kind === 'icon' ? nearestIcon : nearest;
  const suggestion =
    typeof value === 'string' && value.length > 1 ? (near(value, choices) ?? withSameWord(value, choices)) : null;
  const shown = typeof value === 'string' ? `${name}="${value}"` : `${name}={${String(value)}}`;
  const what =
    kind === 'icon' && typeof value === 'string'
      ? `There is no icon "${value}".`
      : `${shown} is not possible for <${block}>.`;
  return { ...range, message: `${what}${didYouMean(suggestion)} ${listChoices(type)}`, suggestion };
}

function missingSettings(element: Element, missing: readonly BlockSetting[]): Diagnostic[] {
  const block = element.name ?? '';
  const [first, ...others] = missing;
  if (!first) return [];
  const also = others.length > 0 ? ` It also lacks: ${others.map(({ name }) => name).join(', ')}.` : '';
  const how = first.choices.length > 0 ? listChoices(first) : `Write ${first.name}="…".`;
  return [{ ...nameRange(element), message: `<${block}> lacks its "${first.name}". ${how}${also}` }];
}

function diagnosticsOf(page: Page, site: Site, element: Element, type: BlockType): Diagnostic[] {
  const block = element.name ?? '';
  const written = settingsOf(page, element);
  const hasSpread = element.attributes.some((attribute) => attribute.type === 'mdxJsxExpressionAttribute');
  const missing = type.settings.filter((it) => it.isRequired && !written.some(({ name }) => name === it.name));
  // What a setting with an unknown name means.
  const meant: string[] = [];
  const found = written.flatMap((setting, index): Diagnostic[] => {
    if (written.findIndex(({ name }) => name === setting.name) < index) {
      return [{ ...setting.nameRange, message: `"${setting.name}" is written twice. Delete one of the two.` }];
    }
    const declared = type.settings.find(({ name }) => name === setting.name);
    if (!declared) {
      if (setting.name === 'key') return [];
      const unknown = unknownSetting(block, type, setting, missing);
      meant.push(unknown.suggestion ?? '');
      return [unknown];
    }
    const wrong = wrongValue(page, site, element, declared, setting);
    return wrong ? [wrong] : [];
  });
  // A part of a tag that cannot be read may be the setting, and so may one that is unknown.
  const tag = openingTag(page, element);
  const hasProblem = page.problems.some(({ start, end }) => start < tag.end && tag.start < end);
  if (!hasSpread && !hasProblem)
    found.push(
      ...missingSettings(
        element,
        missing.filter(({ name }) => !meant.includes(name)),
      ),
    );
  const content = contentOf(element);
  // What cannot be read may be its text.
  const { start, end } = rangeOf(element);
  const isUnread = page.problems.some((problem) => start < problem.start && problem.end < end);
  if (type.content === 'required' && content.length === 0 && !isUnread) {
    found.push({
      ...nameRange(element),
      message: `There is nothing in this <${block}>. Write its text between <${block}> and </${block}>, or delete both.`,
    });
  }
  found.push(...refusedValues(page, site, element));
  const [first] = content;
  if (type.content === 'none' && first) {
    found.push({
      ...rangeOf(first),
      message: `Nothing can be inside <${block}>. Write <${block} />, and this text before or after it.`,
    });
  }
  return found.map((diagnostic) => ({ ...diagnostic, handbook: handbookPageOf(block) }));
}

/** Settings that are unknown, missing, empty, or of another kind. */
export const setting: PageRule = {
  name: 'setting',
  severity: 'error',
  handbook: '/handbook/blocks',
  checkPage: async (page, site) => {
    const types = await site.blocks();
    const imported = new Map(
      pageImports(page).map(({ local, imported: name, source }) => [local, source === BLOCKS_MODULE ? name : null]),
    );
    return elementsOf(page).flatMap((element) => {
      const local = element.name ?? '';
      const name = imported.has(local) ? imported.get(local) : local;
      const type = name ? types[name] : undefined;
      return type ? diagnosticsOf(page, site, element, type) : [];
    });
  },
};
