import type { Page } from '../page';
import { rangeOf } from '../range';
import type { Diagnostic, PageRule } from '../rule';
import type { TypeDiagnostic, TypeFacts } from '../types/checkTypes';
import type { TypedElement } from '../types/elements';
import { unknownNames } from './unknownBlock';

/** TypeScript's error numbers for settings. It reports one of them per element. */
const ABOUT_SETTINGS = new Set([2322, 2345, 2559, 2739, 2740, 2741, 2769]);
/** TypeScript's error numbers for names that do not exist. */
const NO_SUCH_NAME = new Set([2304, 2339, 2551, 2552]);

type Explanation = Pick<Diagnostic, 'message' | 'suggestion'>;

/** TypeScript's messages and their explanations. The first match counts. */
const EXPLANATIONS: readonly [pattern: RegExp, explain: (groups: Record<string, string>) => Explanation][] = [
  [
    /^Cannot find name '(?<name>[^']+)'\. Did you mean '(?<near>[^']+)'/,
    ({ name, near = '' }) => ({
      message: `Text in { } is read as code, and nothing here is called "${name}". Did you mean "${near}"?`,
      suggestion: near,
    }),
  ],
  [
    /^Cannot find name '(?<name>[^']+)'/,
    ({ name }) => ({
      message: `Text in { } is read as code, and nothing here is called "${name}". Import it, or write "&#123;${name}&#125;" to show the braces.`,
    }),
  ],
  [
    /^Property '(?<name>[^']+)' does not exist on type .* Did you mean '(?<near>[^']+)'/,
    ({ name, near = '' }) => ({ message: `There is no entry "${name}". Did you mean "${near}"?`, suggestion: near }),
  ],
  [/^Property '(?<name>[^']+)' does not exist/, ({ name }) => ({ message: `There is no entry "${name}".` })],
  [
    /^Type '.*' is not assignable to type 'ReactNode'/,
    () => ({ message: 'This is not text. Write the entry that you want to show: {company.brand}, not {company}.' }),
  ],
  [
    /cannot be used as a JSX component/,
    () => ({ message: 'This is a fact, not a block. Facts are written in braces: {company.brand}.' }),
  ],
];

function explain({ start, end, message }: TypeDiagnostic): Diagnostic {
  for (const [pattern, explanation] of EXPLANATIONS) {
    const match = pattern.exec(message);
    if (match) return { start, end, ...explanation(match.groups ?? {}) };
  }
  return { start, end, message: `TypeScript reports: ${message}` };
}

/** Whether the rule `setting` reports the element in whose opening tag this is. */
function isAboutSettings({ start, code }: TypeDiagnostic, elements: readonly TypedElement[]): boolean {
  if (!ABOUT_SETTINGS.has(code)) return false;
  const element = elements.findLast((candidate) => candidate.start <= start);
  return element !== undefined && element.unknown.length + element.missing.length + element.wrong.length > 0;
}

function isInImport(page: Page, { start }: TypeDiagnostic): boolean {
  const imports = (page.tree?.children ?? []).filter(({ type }) => type === 'mdxjsEsm').map(rangeOf);
  return imports.some((range) => start >= range.start && start < range.end);
}

/** Whether the rule `unknown-block` reports this. */
function isUnknownElement(page: Page, { start, end, code, message }: TypeDiagnostic): boolean {
  const [name = ''] = page.source
    .slice(start, end)
    .replace(/^<\/?/, '')
    .split(/[\s.>]/);
  return NO_SUCH_NAME.has(code) && (unknownNames(page).has(name) || message.includes('JSX.IntrinsicElements'));
}

function diagnosticsLeft(page: Page, types: TypeFacts): TypeDiagnostic[] {
  const all = types.diagnosticsOf(page);
  const elements = types.elementsOf(page);
  return all.filter(
    (diagnostic, index) =>
      all.findIndex(({ start }) => start === diagnostic.start) === index &&
      !isUnknownElement(page, diagnostic) &&
      !isInImport(page, diagnostic) &&
      !isAboutSettings(diagnostic, elements),
  );
}

/** Errors in code, and everything else that TypeScript reports and no other rule explains better. */
export const code: PageRule = {
  name: 'code',
  severity: 'error',
  handbook: '/handbook/pages#special-characters',
  checkPage: async (page, site) => diagnosticsLeft(page, await site.types()).map(explain),
};
