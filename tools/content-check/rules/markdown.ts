import { unmeantMarkdown } from '../markdown/nodes';
import { PATTERNS } from '../markdown/patterns';
import { lintFindings } from '../markdown/remarkLint';
import { type Prose, proseOf } from '../prose';
import type { Diagnostic, PageRule } from '../rule';

function leftCharacters({ start, text }: Prose): Diagnostic[] {
  const found: Diagnostic[] = [];
  for (const [pattern, explain] of PATTERNS) {
    for (const match of text.matchAll(pattern)) {
      const lead = /^\s*/.exec(match[0])?.[0].length ?? 0;
      const from = start + match.index + lead;
      const end = Math.max(start + match.index + match[0].trimEnd().length, from + 1);
      const explained = typeof explain === 'string' ? { message: explain } : explain(match);
      if (explained && !found.some((other) => from < other.end && other.start < end))
        found.push({ start: from, end, ...explained });
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
    ...proseOf(page).flatMap(leftCharacters),
    ...unmeantMarkdown(page),
    ...(await lintFindings(page)),
  ],
};
