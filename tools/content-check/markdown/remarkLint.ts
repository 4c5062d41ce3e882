import type { Root } from 'mdast';
import remarkLintNoEmphasisAsHeading from 'remark-lint-no-emphasis-as-heading';
import remarkLintNoHeadingPunctuation from 'remark-lint-no-heading-punctuation';
import remarkLintNoUndefinedReferences from 'remark-lint-no-undefined-references';
import remarkLintNoUnusedDefinitions from 'remark-lint-no-unused-definitions';
import remarkLintOrderedListMarkerValue from 'remark-lint-ordered-list-marker-value';
import { unified } from 'unified';
import { VFile } from 'vfile';
import type { Page } from '../page';
import type { Diagnostic } from '../rule';

const processor = unified()
  .use(remarkLintNoEmphasisAsHeading)
  .use(remarkLintNoHeadingPunctuation, '.,:;')
  .use(remarkLintNoUndefinedReferences, { allow: [/^(?:x| |…|\.\.\.|sic)$/i, /^\W|\s/] })
  .use(remarkLintNoUnusedDefinitions)
  .use(remarkLintOrderedListMarkerValue, 'ordered')
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
  'ordered-list-marker-value':
    'A list counts by itself, so readers see another number here. Correct the number, or add the missing entry.',
};

/** The first number of a list whose entries all have the same one is right: Markdown counts. */
function isCounted(source: string, offset: number): boolean {
  const number = /^\d+/.exec(source.slice(offset))?.[0];
  return source
    .slice(0, offset)
    .trimEnd()
    .split('\n')
    .some((line) => line.trimStart().startsWith(`${number}. `));
}

/** What the rules of remark-lint find. */
export async function lintFindings(page: Page): Promise<Diagnostic[]> {
  if (!page.tree) return [];
  const file = new VFile({ value: page.source });
  await processor.run(page.tree as Root, file);
  const seen = new Set<string>();
  return file.messages.flatMap(({ ruleId, place }): Diagnostic[] => {
    const message = MESSAGES[ruleId ?? ''];
    if (!message || !place || !('start' in place)) return [];
    const [start, end] = [place.start.offset ?? 0, place.end.offset ?? 0];
    const isList = ruleId === 'ordered-list-marker-value';
    // Of a list, the first wrong number; all others follow from it.
    if (isList && (seen.has(message) || isCounted(page.source, start))) return [];
    if (isList) seen.add(message);
    const isPunctuation = ruleId === 'no-heading-punctuation';
    return [{ start: isPunctuation ? end - 1 : start, end: Math.min(end, start + 80), message }];
  });
}
