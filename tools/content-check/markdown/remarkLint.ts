import type { Root } from 'mdast';
import remarkLintNoEmphasisAsHeading from 'remark-lint-no-emphasis-as-heading';
import remarkLintNoHeadingPunctuation from 'remark-lint-no-heading-punctuation';
import remarkLintNoUndefinedReferences from 'remark-lint-no-undefined-references';
import remarkLintNoUnusedDefinitions from 'remark-lint-no-unused-definitions';
import { unified } from 'unified';
import { VFile } from 'vfile';
import type { Page } from '../page';
import type { Diagnostic } from '../rule';

const processor = unified()
  .use(remarkLintNoEmphasisAsHeading)
  .use(remarkLintNoHeadingPunctuation, '.,:;')
  .use(remarkLintNoUndefinedReferences, { allow: [/^(?:x| |…|\.\.\.|sic)$/i, /^\W|\s/] })
  .use(remarkLintNoUnusedDefinitions)
  .freeze();

/** What to write, by the package's rule. */
const MESSAGES: Readonly<Record<string, string>> = {
  'no-emphasis-as-heading':
    'A bold line looks like a heading, but search engines and screen readers do not see one. Write "### " in place of the asterisks.',
  'no-heading-punctuation': 'A heading has no full stop, comma or colon at its end. Delete it.',
  'no-undefined-references':
    'This is not a link, because no address follows. Write [words](/address), or delete the brackets.',
  'no-unused-definitions':
    'Nothing on this page uses this address, and visitors do not see it. Delete the line, or write a link.',
};

/** What the rules of remark-lint find. */
export async function lintFindings(page: Page): Promise<Diagnostic[]> {
  if (!page.tree) return [];
  const file = new VFile({ value: page.source });
  await processor.run(page.tree as Root, file);
  return file.messages.flatMap(({ ruleId, place }): Diagnostic[] => {
    const message = MESSAGES[ruleId ?? ''];
    if (!message || !place || !('start' in place)) return [];
    const [start, end] = [place.start.offset ?? 0, place.end.offset ?? 0];
    const isPunctuation = ruleId === 'no-heading-punctuation';
    return [{ start: isPunctuation ? end - 1 : start, end: Math.min(end, start + 80), message }];
  });
}
