import type { Root } from 'mdast';
import { lintRule } from 'unified-lint-rule';
import { rangeOfMessage } from '../../../lib/message';
import { pageCodeMessages, pageTextMessages } from '../../../plugins/mdx/page-code/pageCode';
import { contextOf } from '../context';
import { sourceOfFact } from './fact';

/** Blocks, braces or an import that the compiler cannot read. Until that is corrected, other rules check only the front matter. */
export const doesNotParse = lintRule<Root>(
  { origin: 'check:does-not-parse', url: '/handbook/pages#special-characters' },
  (_, file) => {
    const { syntaxError } = contextOf(file).page;
    if (syntaxError) file.messages.push(syntaxError);
  },
);

/** What to write in place of HTML that writers often paste. */
const ADVICE: Readonly<Record<string, string>> = {
  a: 'Write [words](/address).',
  b: 'Write **bold**.',
  i: 'Write *italic*.',
  u: 'Write **bold**; readers take underlined words for links.',
  img: 'Use <Picture>.',
  script: 'Delete it with everything to its end.',
  style: 'Delete it with everything to its end.',
  button: 'Use <Actions> with an <Action>.',
  iframe: 'Link to the page, map or film instead.',
  h2: 'The title of a <Section> is its heading.',
  h3: 'Write "### " before the heading.',
};

/** What a page may not contain because it would be a program: exports, calls, HTML that does something. The build calls the same. */
export const forbiddenCode = lintRule<Root>(
  { origin: 'check:forbidden-code', url: '/handbook/pages#what-a-page-cannot-contain' },
  (_, file) => {
    const { page, site } = contextOf(file);
    const { tree, kind, source } = page;
    if (kind === 'facts' || kind === 'other') return;
    file.messages.push(...pageTextMessages(source));
    for (const message of tree ? pageCodeMessages(tree, source, { isHandbook: kind === 'handbook' }) : []) {
      const { start, end } = rangeOfMessage(message);
      const written = source.slice(start, end);
      // The rules "link-target" and "unknown-block" report addresses and blocks.
      if (message.ruleId === 'address' || message.ruleId === 'block') continue;
      // The rule "fact" reports a fact that is not imported.
      if (message.ruleId === 'name' && sourceOfFact(written, site)) continue;
      const name = written.toLowerCase();
      if (message.ruleId === 'element' && Object.hasOwn(ADVICE, name))
        message.reason = `<${name}> cannot be on a page. ${ADVICE[name]}`;
      file.messages.push(message);
    }
  },
);
