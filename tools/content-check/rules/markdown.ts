import { unmeantMarkdown } from '../markdown/nodes';
import { PATTERNS } from '../markdown/patterns';
import { lintFindings } from '../markdown/remarkLint';
import type { Diagnostic, PageRule } from '../rule';
import { type Text, textsOf } from '../texts';

function leftCharacters({ start, text }: Text): Diagnostic[] {
  const found: Diagnostic[] = [];
  for (const [pattern, message, missing] of PATTERNS) {
    for (const match of text.matchAll(pattern)) {
      const lead = /^\s*/.exec(match[0])?.[0].length ?? 0;
      const from = start + match.index + lead;
      const end = Math.max(start + match.index + match[0].trimEnd().length, from + 1);
      const suggestion = missing === undefined ? null : match[0] + missing;
      if (!found.some((other) => from < other.end && other.start < end))
        found.push({ start: from, end, message, suggestion });
    }
  }
  // A list without spaces or a pair of stars is one mistake.
  return [...new Map(found.reverse().map((it) => [it.message, it])).values()];
}

/** Text that was meant as Markdown and that visitors would read with its characters, and Markdown that was not meant. */
export const markdown: PageRule = {
  name: 'markdown',
  severity: 'warning',
  handbook: '/handbook/pages#special-characters',
  checkPage: async (page) => [
    ...textsOf(page)
      .filter(({ kind }) => kind === 'text')
      .flatMap(leftCharacters),
    ...unmeantMarkdown(page),
    ...(await lintFindings(page)),
  ],
};
