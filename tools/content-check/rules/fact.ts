import { elementsOf, isBlockName } from '../elements';
import { expressionIn, isRead, read } from '../facts';
import { nodesOf, type Page } from '../page';
import { rangeOf } from '../range';
import type { Diagnostic, PageRule } from '../rule';
import type { Site } from '../site';

/** Why a value cannot be shown as text; null where it can. */
function whyNotText(value: unknown, code: string): string | null {
  if (typeof value === 'object' && value !== null) {
    const names = Object.keys(value).filter((name) => !/^\d+$/.test(name));
    return `{${code}} contains several facts. Write one of them${names[0] ? `, such as {${code}.${names[0]}}` : ''}.`;
  }
  if (value === undefined || value === null || value === '')
    return `{${code}} is empty, so visitors would see a gap. Write the sentence without it.`;
  return typeof value === 'boolean' || typeof value === 'function'
    ? `{${code}} has no text. Write the words themselves.`
    : null;
}

function expressionsOf(page: Page) {
  const inText = nodesOf(page).flatMap((node) => {
    if (node.type !== 'mdxFlowExpression' && node.type !== 'mdxTextExpression') return [];
    return { ...rangeOf(node), code: node.value.trim(), program: node.data?.estree, isText: true, isSetting: false };
  });
  const inSettings = elementsOf(page).flatMap((element) =>
    element.attributes.flatMap((attribute) => {
      if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'object' || !attribute.value) return [];
      const { value, data } = attribute.value;
      return {
        ...rangeOf(attribute),
        code: value.trim(),
        program: data?.estree,
        isText: isBlockName(element.name),
        isSetting: true,
      };
    }),
  );
  return [...inText, ...inSettings];
}

function diagnosticsOf(page: Page, site: Site): Diagnostic[] {
  return expressionsOf(page).flatMap(({ start, end, code, program, isText, isSetting }): Diagnostic[] => {
    if (code === '') return [{ start, end, message: 'There is nothing between these braces. Delete them.' }];
    const expression = expressionIn(program);
    const result = expression && read(expression, page, site);
    if (!result) return [];
    if ('message' in result) return [{ start, end, ...result }];
    const isSwitch = isSetting && (typeof result.value === 'boolean' || typeof result.value === 'number');
    const message = isText && isRead(result.value) && !isSwitch ? whyNotText(result.value, code) : null;
    return message ? [{ start, end, message }] : [];
  });
}

/** Code in braces that reads a fact that does not exist, is empty, or is not text. */
export const fact: PageRule = {
  name: 'fact',
  severity: 'error',
  handbook: '/handbook/facts#show-a-fact-on-a-page',
  checkPage: (page, site) => (page.kind === 'handbook' ? [] : diagnosticsOf(page, site)),
};
