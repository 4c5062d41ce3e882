import { elementsOf, isBlockName } from '../elements';
import { expressionIn, isRead, read } from '../facts';
import { pageImports } from '../imports';
import { nodesOf, type Page } from '../page';
import { type Range, rangeOf } from '../range';
import type { Diagnostic, PageRule } from '../rule';
import type { Site } from '../site';

/** Says which entry of a group to write: "Write one of them: {company.brand}, {company.email}." */
function oneOf(value: object, code: string): string {
  const names = Object.keys(value).filter((name) => !/^\d+$/.test(name));
  const entries = names.map((name) => `{${code}.${name}}`).join(', ');
  return names.length > 0 && names.length <= 12
    ? `Write one of them: ${entries}.`
    : 'Write one of them, such as {company.brand}.';
}

/** Why a value cannot be shown as text; null where it can. */
function whyNotText(value: unknown, code: string): string | null {
  if (typeof value === 'function')
    return `{${code}} belongs to the program and has no text. Write the address or the words themselves.`;
  if (typeof value === 'object' && value !== null) {
    return `{${code}} contains several facts. ${oneOf(value, code)}`;
  }
  if (value === undefined || value === null || value === '')
    return `{${code}} is empty, so visitors would see a gap here. Fill it in, or write the sentence without it.`;
  if (typeof value === 'boolean')
    return `{${code}} is a yes or no, which visitors would not see. Write the words themselves.`;
  return null;
}

/** An import in the text of a page, where it is shown. */
const IMPORT_LINE = /^[ \t]*import[ \t]*\{[^{}]*\}[ \t]*from[ \t]*['"‘’“”][^\n'"‘’“”]*['"‘’“”];?/;

function importLineAt(source: string, offset: number): Range | null {
  const start = source.lastIndexOf('\n', offset - 1) + 1;
  const line = IMPORT_LINE.exec(source.slice(start))?.[0];
  return line ? { start: start + line.search(/\S/), end: start + line.length } : null;
}

function misplacedImport(source: string, range: Range): Diagnostic {
  const line = source
    .slice(range.start, range.end)
    .replace(/\s+/g, ' ')
    .replace(/[‘’“”]/g, "'")
    .replace(/;?$/, ';');
  const message = `An import works only at the top of a page, and here visitors read it. Delete this line here, and write it below the other lines that start with "import": ${line}`;
  return { ...range, message, handbook: '/handbook/pages#imports' };
}

function diagnosticsOfExpressions(page: Page, site: Site): Diagnostic[] {
  const inText = nodesOf(page).flatMap((node) => {
    if (node.type !== 'mdxFlowExpression' && node.type !== 'mdxTextExpression') return [];
    return { ...rangeOf(node), code: node.value.trim(), program: node.data?.estree, isText: true };
  });
  const inSettings = elementsOf(page).flatMap((element) =>
    element.attributes.flatMap((attribute) => {
      if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'object' || !attribute.value) return [];
      const { value, data } = attribute.value;
      return { ...rangeOf(attribute), code: value.trim(), program: data?.estree, isText: isBlockName(element.name) };
    }),
  );
  const misplaced = inText.flatMap(({ start }) => {
    const line = importLineAt(page.source, start);
    return line ? page.source.slice(line.start, line.end).replace(/\bfrom\b.*/, '') : [];
  });
  // The finding at the import says what to do.
  const isImportedInText = (code: string) => {
    const name = /^\w+/.exec(code)?.[0] ?? '';
    return (
      misplaced.some((names) => names.match(/\w+/g)?.includes(name)) &&
      !pageImports(page).some((it) => it.local === name)
    );
  };
  return [...inText, ...inSettings].flatMap(({ start, end, code, program, isText }): Diagnostic[] => {
    if (code === '') return [{ start, end, message: 'There is nothing between "{" and "}". Delete both signs.' }];
    const expression = expressionIn(program);
    if (!expression) return [];
    if (/^\/\s*\*/.test(code))
      return [
        {
          start,
          end,
          message: 'A note to colleagues starts with {/* and ends with */}, without spaces between these signs.',
        },
      ];
    const before = page.source.slice(page.source.lastIndexOf('\n', start) + 1, start);
    const line = importLineAt(page.source, start);
    if (line) return [misplacedImport(page.source, line)];
    const formula = /\\[a-z]+$/i.exec(before)?.[0];
    if (formula)
      return [
        {
          start: start - formula.length,
          end,
          message: `"${formula}" begins a formula, which the site cannot draw. Write it in words.`,
        },
      ];
    if (/\\[a-z]+[^\s]*\}$/i.test(before)) return [];
    const result = read(expression, page, site);
    if ('message' in result) return isImportedInText(code) ? [] : [{ start, end, ...result }];
    if (!isRead(result.value)) return [];
    const isSwitch = typeof result.value === 'boolean' || typeof result.value === 'number';
    if (!inText.some((text) => text.start === start) && isSwitch) return [];
    const message = isText ? whyNotText(result.value, code) : null;
    return message ? [{ start, end, message }] : [];
  });
}

/** Code in braces that reads a fact that does not exist, is empty, or is not text. */
export const fact: PageRule = {
  name: 'fact',
  severity: 'error',
  handbook: '/handbook/facts#show-a-fact-on-a-page',
  checkPage: (page, site) => (page.kind === 'handbook' ? [] : diagnosticsOfExpressions(page, site)),
};
