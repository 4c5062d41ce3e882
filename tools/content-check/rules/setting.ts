import { handbookPageOf } from '../../../src/blocks/errorTexts';
import { elementsOf, isBlockName, nameRange, settingOfName } from '../elements';
import { didYouMean, nearest } from '../nearest';
import type { Page } from '../page';
import type { Range } from '../range';
import type { Diagnostic, PageRule } from '../rule';
import type { TypedElement } from '../types/elements';
import type { DeclaredSetting } from '../types/settings';

/** The positions of an element in the page. For an element inside code in braces, only that of its name is known. */
interface Positions {
  name: Range;
  /** Where a setting's name is. */
  of: (setting: string) => Range;
  /** Where its value is, and the value; null where it is code. */
  valueOf: (setting: string) => Range & { value: string | null };
}

function positionsIn(page: Page): (element: TypedElement) => Positions {
  const byStart = new Map(elementsOf(page).map((element) => [nameRange(element).start - 1, element]));
  return ({ start, name }) => {
    const element = byStart.get(start);
    const ownName = { start: start + 1, end: start + 1 + name.length };
    const find = (setting: string) => (element ? settingOfName(page, element, setting) : undefined);
    return {
      name: ownName,
      of: (setting) => find(setting)?.nameRange ?? ownName,
      valueOf: (setting) => ({ ...(find(setting)?.valueRange ?? ownName), value: find(setting)?.value ?? null }),
    };
  };
}

function listChoices(name: string, choices: readonly string[]): string {
  return choices.length > 12
    ? `Choose one of: ${choices.join(', ')}.`
    : `Write ${choices.map((choice) => `${name}="${choice}"`).join(' or ')}.`;
}

function unknownSetting(element: TypedElement, name: string, positions: Positions): Diagnostic {
  const names = [...element.declared.keys()].filter((setting) => setting !== 'children');
  const suggestion = nearest(name, names);
  const all = names.length > 0 ? ` Its settings are: ${names.join(', ')}.` : ' It has no settings.';
  const more = suggestion || !isBlockName(element.name) ? didYouMean(suggestion) : all;
  return { ...positions.of(name), message: `<${element.name}> has no setting "${name}".${more}`, suggestion };
}

function missingSetting({ name: block }: TypedElement, { name, choices }: DeclaredSetting, range: Range): Diagnostic {
  if (name === 'children') {
    return { ...range, message: `<${block}> is empty. Write its content between <${block}> and </${block}>.` };
  }
  const how = choices ? listChoices(name, choices) : `Write ${name}="…".`;
  return { ...range, message: `<${block}> needs the setting "${name}". ${how}` };
}

function wrongValue({ name: block }: TypedElement, setting: DeclaredSetting, positions: Positions): Diagnostic {
  const { name, choices, accepts } = setting;
  const { value, ...range } = positions.valueOf(name);
  if (choices) {
    const suggestion = value === null ? null : nearest(value, choices);
    const what = value === null ? `this value for "${name}"` : `${name}="${value}"`;
    const message = `<${block}> does not accept ${what}. ${listChoices(name, choices)}${didYouMean(suggestion)}`;
    return { ...range, message, suggestion };
  }
  if (accepts === 'boolean') {
    return { ...range, message: `The setting "${name}" has no value. Write ${name} on its own, or delete it.` };
  }
  const how = {
    text: ` Write text in quotation marks: ${name}="…".`,
    number: ` Write a number in braces: ${name}={1}.`,
    'something else': '',
  }[accepts];
  return { ...range, message: `<${block}> does not accept this value for "${name}".${how}` };
}

/** Required settings with an empty value. The rule `alt-text` reports empty descriptions of images. */
function emptyValues(element: TypedElement, positions: Positions): Diagnostic[] {
  return [...element.declared.values()]
    .filter(({ name, isRequired, choices }) => isRequired && !choices && name !== 'alt')
    .filter(({ name }) => positions.valueOf(name).value?.trim() === '')
    .map(({ name }) => ({
      ...positions.of(name),
      message: `The setting "${name}" of <${element.name}> is empty. Write its text.`,
    }));
}

function diagnosticsOf(element: TypedElement, positions: Positions): Diagnostic[] {
  const { unknown, missing, wrong, declared } = element;
  // A misspelled setting explains why the correct one is missing.
  const meant = new Set(unknown.map((name) => nearest(name, declared.keys())));
  const diagnostics = [
    ...unknown.map((name) => unknownSetting(element, name, positions)),
    ...missing
      .filter(({ name }) => !meant.has(name))
      .map((setting) => missingSetting(element, setting, positions.name)),
    ...wrong.map((setting) => wrongValue(element, setting, positions)),
    ...emptyValues(element, positions),
  ];
  const handbook = isBlockName(element.name) ? handbookPageOf(element.name) : undefined;
  return diagnostics.map((diagnostic) => ({ ...diagnostic, handbook }));
}

/** Settings that are unknown, missing, empty, or of another type. */
export const setting: PageRule = {
  name: 'setting',
  severity: 'error',
  handbook: '/handbook/blocks',
  checkPage: async (page, site) => {
    const types = await site.types();
    const positionsOf = positionsIn(page);
    return types.elementsOf(page).flatMap((element) => diagnosticsOf(element, positionsOf(element)));
  },
};
