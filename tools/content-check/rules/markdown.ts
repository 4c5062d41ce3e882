import { nodesOf, type Page, perPage } from '../page';
import { type Prose, proseOf } from '../prose';
import { type Range, rangeOf } from '../range';
import type { Diagnostic, PageRule } from '../rule';
import { textsFrom } from '../texts';
import { structuralSlips } from './markdown/nodes';
import { SLIPS, type Slip } from './markdown/slips';

/** Code with a space at its edge is what lies between two pieces of code, and one of them lacks a backtick. */
function missingBacktick(page: Page, { start, text }: Prose): Diagnostic[] {
  const left = /(?<!\\)`/.exec(text);
  if (!left) return [];
  const inside = nodesOf(page).filter(
    (node) => node.type === 'inlineCode' && rangeOf(node).start >= start && rangeOf(node).end <= start + text.length,
  );
  const between = inside.find((node) => /^.\s|\s.$/.test(page.source.slice(rangeOf(node).start, rangeOf(node).end)));
  if (!between) return [];
  const range = rangeOf(between);
  const words = page.source
    .slice(range.start + 1, range.end - 1)
    .trim()
    .replace(/\s+/g, ' ');
  const message = `A sign \` is missing near "${words.slice(0, 40)}", so the wrong words look like code. Write one \` before and one after each piece of code.`;
  return [{ start: range.start, end: Math.max(range.end, start + left.index + 1), message }];
}

function slipsIn(page: Page, prose: Prose, slips: readonly Slip[]): Diagnostic[] {
  const { start, text } = prose;
  const backtick = missingBacktick(page, prose);
  if (backtick.length > 0) return backtick;
  const found: Diagnostic[] = [];
  const covered: Range[] = [];
  for (const [pattern, explain] of slips) {
    for (const match of text.matchAll(pattern)) {
      const lead = /^\s*/.exec(match[0])?.[0].length ?? 0;
      const from = start + match.index + lead;
      const end = start + match.index + Math.max(match[0].trimEnd().length, lead + 1);
      const result =
        typeof explain === 'string' ? explain : explain(match, page.source.slice(start), page.source.slice(0, from));
      if (!result || covered.some((other) => from < other.end && other.start < end)) continue;
      covered.push({ start: from, end });
      found.push({ start: from, end, ...(typeof result === 'string' ? { message: result } : result) });
    }
  }
  // A list without spaces, a table or a pair of signs is one mistake.
  return [
    ...new Map(
      found
        .sort((a, b) => a.start - b.start)
        .map((it) => [it.message, it] as const)
        .reverse(),
    ).values(),
  ].reverse();
}

/** Text that was meant as Markdown and that visitors would read with its signs, and Markdown that was not meant. */
export const markdown: PageRule = {
  name: 'markdown',
  severity: 'error',
  handbook: '/handbook/pages#special-characters',
  checkPage: perPage((page) => {
    const { joined } = textsFrom(proseOf(page));
    const slips = SLIPS.filter(([pattern]) => joined.search(pattern) >= 0);
    const shuffled = proseOf(page).filter((prose) => missingBacktick(page, prose).length > 0);
    const isShuffled = ({ start }: Diagnostic) =>
      shuffled.some((prose) => prose.start <= start && start < prose.start + prose.text.length);
    return [
      ...proseOf(page).flatMap((prose) => slipsIn(page, prose, slips)),
      ...structuralSlips(page).filter((slip) => !isShuffled(slip)),
    ];
  }),
};
