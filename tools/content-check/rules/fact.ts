import { elementsOf, isBlockName } from '../elements';
import { expressionIn, isRead, read } from '../facts';
import { nodesOf, type Page } from '../page';
import { rangeOf } from '../range';
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
    return `{${code}} is not text but a part of the program. Write the address or the words themselves.`;
  if (typeof value === 'object' && value !== null) {
    return `{${code}} is a group of facts. ${oneOf(value, code)}`;
  }
  if (value === undefined || value === null || value === '')
    return `{${code}} is empty, so visitors would see a gap here. Fill it in, or write the sentence without it.`;
  if (typeof value === 'boolean') return `{${code}} is a yes or no, which is not shown. Write the words themselves.`;
  return null;
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
  return [...inText, ...inSettings].flatMap(({ start, end, code, program, isText }): Diagnostic[] => {
    const expression = expressionIn(program);
    if (!expression) return [];
    const result = read(expression, page, site);
    if ('message' in result) return [{ start, end, ...result }];
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
