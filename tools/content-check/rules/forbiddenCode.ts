import { rangeOfMessage } from '../../../lib/message';
import { pageCodeMessages, pageTextMessages } from '../../../plugins/mdx/page-code/pageCode';
import { rule } from '../context';
import { sourceOfFact } from './fact';

/** Blocks, braces or an import that the compiler cannot read. Until that is corrected, other rules check only the front matter. */
export const doesNotParse = rule('does-not-parse', '/handbook/pages#special-characters', ({ file, page }) => {
  if (page.syntaxError) file.messages.push(page.syntaxError);
});

/** What a page may not contain because it would be a program: exports, calls, HTML that does something. The build calls the same. */
export const forbiddenCode = rule(
  'forbidden-code',
  '/handbook/pages#what-a-page-cannot-contain',
  ({ file, page, site }) => {
    const { tree, kind, source } = page;
    if (kind === 'facts' || kind === 'other') return;
    file.messages.push(...pageTextMessages(source));
    for (const message of tree ? pageCodeMessages(tree, source, { isHandbook: kind === 'handbook' }) : []) {
      // The rules "link-target" and "unknown-block" report addresses and blocks.
      if (message.ruleId === 'address' || message.ruleId === 'block') continue;
      // The rule "fact" reports a fact that is not imported.
      const { start, end } = rangeOfMessage(message);
      if (message.ruleId === 'name' && sourceOfFact(source.slice(start, end), site)) continue;
      file.messages.push(message);
    }
  },
);
