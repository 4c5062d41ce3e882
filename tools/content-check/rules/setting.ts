import { elementsOf, isBlockName, nameRange, settingOfName } from '../elements';
import { didYouMean, nearest } from '../nearest';
import type { Page } from '../page';
import type { Range } from '../range';
import type { Diagnostic, PageRule } from '../rule';
import type { TypedElement } from '../types/elements';
import type { DeclaredSetting } from '../types/settings';

/** An element as it stands in the page; elements inside code in braces are known by their start alone. */
interface Place {
  name: Range;
  /** Where a setting's name stands. */
  of: (setting: string) => Range;
  /** Where its value stands, and what it is; null where code makes it. */
  valueOf: (setting: string) => Range & { value: string | null };
}

function placesIn(page: Page): (element: TypedElement) => Place {
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

function choicesInWords(name: string, choices: readonly string[]): string {
  return choices.length > 12
    ? `one of: ${choices.join(', ')}`
    : choices.map((choice) => `${name}="${choice}"`).join(' or ');
}

function unknownProblem(element: TypedElement, name: string, place: Place): Diagnostic {
  const names = [...element.declared.keys()].filter((setting) => setting !== 'children');
  const suggestion = nearest(name, names);
  const all = isBlockName(element.name) ? (names.length > 0 ? ` It has: ${names.join(', ')}.` : ' It has none.') : '';
  const more = suggestion ? didYouMean(suggestion) : all;
  return { ...place.of(name), message: `<${element.name}> has no setting "${name}".${more}`, suggestion };
}

function missingProblem({ name: block }: TypedElement, { name, choices }: DeclaredSetting, place: Place): Diagnostic {
  if (name === 'children') {
    return { ...place.name, message: `<${block}> is empty. Write its words between <${block}> and </${block}>.` };
  }
  const example = choices ? choicesInWords(name, choices) : `${name}="…"`;
  return { ...place.name, message: `<${block}> needs the setting "${name}". Write ${example}.` };
}

function wrongProblem({ name: block }: TypedElement, setting: DeclaredSetting, place: Place): Diagnostic {
  const { name, choices, takes } = setting;
  const { value, ...range } = place.valueOf(name);
  if (choices) {
    const suggestion = value === null ? null : nearest(value, choices);
    const found = value === null ? 'not this' : `not "${value}"`;
    const message = `<${block}> takes ${choicesInWords(name, choices)}, ${found}.${didYouMean(suggestion)}`;
    return { ...range, message, suggestion };
  }
  if (takes === 'true or false') {
    return { ...range, message: `"${name}" is a mark without a value: write ${name} alone, or leave it out.` };
  }
  const how = takes === 'text' ? ` Write it in quotes: ${name}="…".` : '';
  return { ...range, message: `<${block}> takes ${takes} as its setting "${name}", not this.${how}` };
}

/** Settings that must say something and are written with nothing in their quotes. The words for pictures have a rule. */
function emptyProblems(element: TypedElement, place: Place): Diagnostic[] {
  return [...element.declared.values()]
    .filter(({ name, isRequired, choices }) => isRequired && !choices && name !== 'alt')
    .filter(({ name }) => place.valueOf(name).value?.trim() === '')
    .map(({ name }) => ({ ...place.of(name), message: `The setting "${name}" of <${element.name}> has no words.` }));
}

function problemsOf(element: TypedElement, place: Place): Diagnostic[] {
  const { unknown, missing, wrong, declared } = element;
  // A misspelled setting explains the one that is missing for it.
  const meant = new Set(unknown.map((name) => nearest(name, declared.keys())));
  const problems = [
    ...unknown.map((name) => unknownProblem(element, name, place)),
    ...missing.filter(({ name }) => !meant.has(name)).map((setting) => missingProblem(element, setting, place)),
    ...wrong.map((setting) => wrongProblem(element, setting, place)),
    ...emptyProblems(element, place),
  ];
  const handbook = isBlockName(element.name) ? `/handbook/blocks/${element.name.toLowerCase()}` : undefined;
  return problems.map((problem) => ({ ...problem, handbook }));
}

/** Settings that a block does not have, needs, or has with a value of another kind: all of them, not the first. */
export const setting: PageRule = {
  name: 'setting',
  severity: 'error',
  handbook: '/handbook/blocks',
  checkPage: async (page, site) => {
    const types = await site.types();
    const placeOf = placesIn(page);
    return types.elementsOf(page).flatMap((element) => problemsOf(element, placeOf(element)));
  },
};
