import { pageCodeDiagnostics, pageTextDiagnostics } from '../../../plugins/mdx/page-code/pageCode';
import type { PageRule } from '../rule';

/** What to write in place of HTML that writers often paste. */
const ADVICE: Readonly<Record<string, string>> = {
  b: 'Write **bold**.',
  i: 'Write *italic*.',
  u: 'Write **bold**; readers take underlined words for links.',
  button: 'Use <Actions> with an <Action>.',
  iframe: 'Link to the page, map or film instead.',
  h2: 'The title of a <Section> is its heading.',
  h3: 'Write "### " before the heading.',
};

/** What a page may not contain because it would be a program: exports, calls, HTML that does something. The build calls the same. */
export const forbiddenCode: PageRule = {
  name: 'forbidden-code',
  severity: 'error',
  handbook: '/handbook/pages#what-a-page-cannot-contain',
  checkPage: ({ tree, kind: pageKind, problems, source }) => {
    const inText = pageTextDiagnostics(source).map(({ start, end, message }) => ({ start, end, message }));
    if (!tree) return inText;
    const found = pageCodeDiagnostics(tree, { isHandbook: pageKind === 'handbook' });
    // The rules "link-target" and "unknown-block" report addresses and blocks, and an import that cannot be read may name a fact.
    const own = found.filter(
      ({ kind }) => kind === 'code' || kind === 'element' || kind === 'import' || problems.length === 0,
    );
    const inTree = own
      .filter(({ kind }) => kind !== 'address' && kind !== 'block')
      .map(({ kind, start, end, message }) => {
        if (kind !== 'element') return { start, end, message };
        const name = source.slice(start, end).toLowerCase();
        return {
          start,
          end,
          message: `<${name}> cannot be on a page. ${ADVICE[name] ?? 'Delete it, and keep the text.'}`,
        };
      });
    return [...inText, ...inTree];
  },
};
