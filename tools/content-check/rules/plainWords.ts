import type { Root, SentenceContent } from 'nlcst';
import retextEquality from 'retext-equality';
import { VFile } from 'vfile';
import type { Page } from '../page';
import type { Diagnostic, PageRule } from '../rule';
import { type Words, wordsOf } from '../words';

/**
 * Words that have another meaning on this site: pronouns of a known person, a host in a network, an invalid clause. All 27
 * findings of the library on our pages were about them.
 */
const IGNORED = [
  'he|she|her|him|his|hers|herself|himself|invalid|disabled|host|hosts|hero|hang|primitive|pop|special|master',
  'just|simple|simply|easy|easily|clearly|obvious|obviously|basically|straightforward|of course|of-course',
]
  .join('|')
  .split('|');

/** The library suggests up to a dozen. */
const MAXIMUM_SUGGESTIONS = 4;

const PARTS = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*|\s+|[^\p{L}\p{N}\s]/gu;

const check = retextEquality({ ignore: IGNORED });

function nodesOf({ start, text }: Words): SentenceContent[] {
  return [...text.matchAll(PARTS)].map((match): SentenceContent => {
    const [value] = match;
    const point = (offset: number) => ({ line: 1, column: offset + 1, offset });
    const position = { start: point(start + match.index), end: point(start + match.index + value.length) };
    if (/^\s/.test(value)) return { type: 'WhiteSpaceNode', value, position };
    if (!/[\p{L}\p{N}]/u.test(value)) return { type: 'PunctuationNode', value, position };
    return { type: 'WordNode', children: [{ type: 'TextNode', value, position }], position };
  });
}

/** A page's text as a single paragraph, because the library searches for its 850 phrases once per paragraph. */
function treeOf(page: Page): Root {
  const children = wordsOf(page).flatMap((words): SentenceContent[] => [
    ...nodesOf(words),
    { type: 'PunctuationNode', value: '.' },
  ]);
  return { type: 'RootNode', children: [{ type: 'ParagraphNode', children: [{ type: 'SentenceNode', children }] }] };
}

/** Words that exclude or hurt readers, with alternatives. */
export const plainWords: PageRule = {
  name: 'plain-words',
  severity: 'warning',
  handbook: '/handbook/words#plain-words',
  yields: true,
  checkPage: (page) => {
    if (page.kind === 'handbook') return [];
    const file = new VFile();
    check(treeOf(page), file);
    return file.messages.flatMap(({ place, actual, expected }): Diagnostic[] => {
      const start = place && 'start' in place ? place.start.offset : undefined;
      const end = place && 'end' in place ? place.end.offset : undefined;
      if (start === undefined || end === undefined) return [];
      const alternatives = expected
        ?.slice(0, MAXIMUM_SUGGESTIONS)
        .map((word) => `"${word}"`)
        .join(' or ');
      const message = `"${actual}" excludes some readers.${alternatives ? ` Better: ${alternatives}.` : ' Choose another word.'}`;
      return [{ start, end, message, suggestion: expected?.length === 1 ? expected[0] : null }];
    });
  },
};
