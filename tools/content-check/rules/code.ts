import { unknownNames } from '../names';
import type { Page } from '../page';
import type { Diagnostic, PageRule } from '../rule';
import type { TypeDiagnostic, TypeFacts } from '../types/checkTypes';
import type { TypedElement } from '../types/elements';

/** TypeScript's numbers for mistakes in settings, of which it names one for each element. */
const ABOUT_SETTINGS = new Set([2322, 2345, 2559, 2739, 2740, 2741, 2769]);
/** An element that is not there. */
const NO_SUCH_MEMBER = new Set([2304, 2339, 2551, 2552]);

/** What TypeScript says, and what it means. The first that fits counts. */
const IN_WORDS: readonly [
  pattern: RegExp,
  inWords: (groups: Record<string, string>) => Omit<Diagnostic, 'start' | 'end'>,
][] = [
  [
    /^Cannot find name '(?<name>[^']+)'\. Did you mean '(?<near>[^']+)'/,
    ({ name, near = '' }) => ({
      message: `What stands in { } is read as code, and nothing here is called "${name}". Did you mean "${near}"?`,
      suggestion: near,
    }),
  ],
  [
    /^Cannot find name '(?<name>[^']+)'/,
    ({ name }) => ({
      message: `What stands in { } is read as code, and nothing here is called "${name}". Import it, or write "&#123;${name}&#125;" for the words in braces.`,
    }),
  ],
  [
    /^Property '(?<name>[^']+)' does not exist on type .* Did you mean '(?<near>[^']+)'/,
    ({ name, near = '' }) => ({ message: `There is no "${name}" in it. Did you mean "${near}"?`, suggestion: near }),
  ],
  [/^Property '(?<name>[^']+)' does not exist/, ({ name }) => ({ message: `There is no "${name}" in it.` })],
  [
    /^Type '.*' is not assignable to type 'ReactNode'/,
    () => ({ message: 'This is not text. Write the entry of it that is: {company.brand}, not {company}.' }),
  ],
  [
    /cannot be used as a JSX component/,
    () => ({ message: 'This is a fact and not a block. Facts stand in braces: {company.brand}.' }),
  ],
];

function inWords({ start, end, message }: TypeDiagnostic): Diagnostic {
  for (const [pattern, translate] of IN_WORDS) {
    const match = pattern.exec(message);
    if (match) return { start, end, ...translate(match.groups ?? {}) };
  }
  return { start, end, message: `TypeScript reports: ${message}` };
}

/** Whether the rule for settings has said what is wrong with the element in whose opening tag this is reported. */
function isExplained(page: Page, { start, code }: TypeDiagnostic, elements: readonly TypedElement[]): boolean {
  if (!ABOUT_SETTINGS.has(code)) return false;
  const element = elements.findLast((candidate) => candidate.start <= start);
  return (
    element !== undefined && element.unknown.length + element.missing.length + element.wrong.length > 0 && page !== null
  );
}

function isImport(page: Page, { start }: TypeDiagnostic): boolean {
  return (page.tree?.children ?? []).some(
    ({ type, position }) =>
      type === 'mdxjsEsm' && start >= (position?.start.offset ?? 0) && start < (position?.end.offset ?? 0),
  );
}

function remarksLeft(page: Page, types: TypeFacts): TypeDiagnostic[] {
  const unknown = unknownNames(page);
  const elements = types.elementsOf(page);
  const seen = new Set<number>();
  return types.remarksOf(page).filter((remark) => {
    const marked =
      page.source
        .slice(remark.start, remark.end)
        .replace(/^<\/?/, '')
        .split(/[\s.>]/)[0] ?? '';
    const isUnknownElement =
      NO_SUCH_MEMBER.has(remark.code) && (unknown.has(marked) || remark.message.includes('JSX.IntrinsicElements'));
    const isOld =
      seen.has(remark.start) || isUnknownElement || isImport(page, remark) || isExplained(page, remark, elements);
    seen.add(remark.start);
    return !isOld;
  });
}

/** Code in braces that means nothing, and all else that TypeScript reports and no other rule has said better. */
export const code: PageRule = {
  name: 'code',
  severity: 'error',
  handbook: '/handbook/pages#special-characters',
  checkPage: async (page, site) => remarksLeft(page, await site.types()).map(inWords),
};
