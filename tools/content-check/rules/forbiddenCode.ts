import type { Root } from 'mdast';
import { lintRule } from 'unified-lint-rule';
import { pageCodeDiagnostics } from '../../../plugins/mdx/page-code/pageCode';
import { pageOf, reporter, siteOf } from '../lint';
import { sourceOfFact } from './fact';

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
export const forbiddenCode = lintRule<Root>(
  { origin: 'check:forbidden-code', url: '/handbook/pages#what-a-page-cannot-contain' },
  (_, file) => {
    const { tree, kind: pageKind, problems, source } = pageOf(file);
    if (!tree || pageKind === 'facts') return;
    const report = reporter(file);
    for (const { kind, start, end, message } of pageCodeDiagnostics(tree, { isHandbook: pageKind === 'handbook' })) {
      // The rules "link-target" and "unknown-block" report addresses and blocks.
      if (kind === 'address' || kind === 'block') continue;
      // An import that cannot be read may name a fact. The rule "fact" reports one that is not imported.
      const written = source.slice(start, end);
      if (kind === 'name' && (problems.length > 0 || sourceOfFact(written, siteOf(file)))) continue;
      const name = written.toLowerCase();
      const advice = ADVICE[name] ?? 'Delete it, and keep the text.';
      report({ start, end }, kind === 'element' ? `<${name}> cannot be on a page. ${advice}` : message);
    }
  },
);
