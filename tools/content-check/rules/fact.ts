import { elementsOf, isBlockName } from '../elements';
import { readFact } from '../facts';
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
  const inText = nodesOf(page).flatMap((node) =>
    node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression'
      ? { ...rangeOf(node), code: node.value, isSetting: false, isText: true }
      : [],
  );
  const inSettings = elementsOf(page).flatMap((element) =>
    element.attributes.flatMap((it) =>
      it.type === 'mdxJsxAttribute' && typeof it.value === 'object' && it.value
        ? { ...rangeOf(it), code: it.value.value, isSetting: true, isText: isBlockName(element.name) }
        : [],
    ),
  );
  return [...inText, ...inSettings].map((it) => ({ ...it, code: it.code.trim() }));
}

function diagnosticsOf(page: Page, site: Site): Diagnostic[] {
  return expressionsOf(page).flatMap(({ start, end, code, isText, isSetting }): Diagnostic[] => {
    if (code === '') return [{ start, end, message: 'There is nothing between these braces. Delete them.' }];
    // `The ${company.brand} mark` in a setting.
    const facts = code.startsWith('`')
      ? [...code.matchAll(/\$\{([^}]*)\}/g)].map(([, name = '']) => name.trim())
      : [code];
    return facts.flatMap((name): Diagnostic[] => {
      const result = readFact(name, page, site);
      if (!result) return [];
      if ('message' in result) return [{ start, end, ...result }];
      const isSwitch = isSetting && /^(?:boolean|number)$/.test(typeof result.value);
      const message = isText && !isSwitch ? whyNotText(result.value, name) : null;
      return message ? [{ start, end, message }] : [];
    });
  });
}

/** Code in braces that reads a fact that does not exist, is empty, or is not text. */
export const fact: PageRule = {
  name: 'fact',
  severity: 'error',
  handbook: '/handbook/facts#show-a-fact-on-a-page',
  checkPage: (page, site) => (page.kind === 'handbook' ? [] : diagnosticsOf(page, site)),
};
