import type { Heading, List, Nodes } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { lineEnd } from '../../../../lib/lines';
import { nodesOf, type Page, sourceOf } from '../../page';
import { firstLine, rangeOf } from '../../range';
import type { Diagnostic } from '../../rule';
import { emphasisSlips } from './emphasis';
import { tableSlips } from './tables';

function headingSlips(node: Heading): Diagnostic[] {
  const text = textOf(node).trim();
  const range = rangeOf(node);
  const [only, ...rest] = node.children;
  if (only?.type === 'strong' && rest.length === 0)
    return [
      { ...range, message: `A heading is bold by itself. Delete the stars: "${'#'.repeat(node.depth)} ${text}".` },
    ];
  if (/[:;,]$|(?<=^[^.!?]*)\.$/.test(text) && !/\b(?:etc|Inc|Ltd|Co|[ap]\.m)\.$/.test(text)) {
    const message = `Delete the "${text.at(-1)}" at the end of this heading.`;
    return [{ start: range.end - 1, end: range.end, message, severity: 'warning' }];
  }
  if (/\p{Ll}/u.test(text) || (text.match(/\p{Lu}{2,}/gu)?.length ?? 0) < 3) return [];
  const message = 'A heading in capitals is hard to read, and screen readers may spell it. Write it like the others.';
  return [{ ...range, message, severity: 'warning' }];
}

/** The first number of a list that readers do not see, because Markdown counts by itself: 1, 2, 4. */
function wrongNumber(page: Page, node: List): Diagnostic | null {
  if (!node.ordered || node.children.length < 2) return null;
  const numbers = node.children.map((item) => Number.parseInt(sourceOf(page, item), 10));
  const first = numbers[0] ?? 1;
  if (numbers.every((number) => number === first)) return null;
  const index = numbers.findIndex((number, place) => number !== first + place);
  const item = node.children[index];
  if (!item) return null;
  const message = `Readers see ${first + index} here and not ${numbers[index]}, because a list counts by itself. Is an entry missing? Write ${first + index}., or add the missing entry.`;
  return { ...firstLine(page.source, rangeOf(item)), message };
}

function slipOf(page: Page, node: Nodes): Diagnostic[] {
  const source = sourceOf(page, node);
  switch (node.type) {
    case 'heading': {
      if (/^\s{0,3}#/.test(source)) return headingSlips(node);
      const { start, end } = rangeOf(node);
      const line = page.source.lastIndexOf('\n', end - 1) + 1;
      const sign = page.source.slice(line, end).trim();
      const message = `The line "${sign.slice(0, 10)}" makes a heading of the text above it. Delete this line. If the text should be a heading, write "### " before it.`;
      return [{ start: Math.max(line, start), end, message }];
    }
    case 'list': {
      const wrong = wrongNumber(page, node);
      if (wrong) return [wrong];
      const first = node.start ?? 1;
      if (!node.ordered || (node.children.length > 1 && first < 100) || first <= 1) return [];
      const number = /^\d+/.exec(source)?.[0] ?? '';
      const message = `"${number}." at the start of a line makes a numbered list. Write "${number}\\." or begin the sentence with another word.`;
      return [
        {
          start: rangeOf(node).start,
          end: rangeOf(node).start + number.length + 1,
          message,
          suggestion: `${number}\\.`,
        },
      ];
    }
    case 'listItem': {
      if (node.children[0]?.type === 'heading') {
        const message = 'A heading cannot be an entry of a list. Delete the hyphen before it, or the "#" signs.';
        return [{ ...firstLine(page.source, rangeOf(node)), message }];
      }
      if (typeof node.checked !== 'boolean') return [];
      return [
        {
          ...firstLine(page.source, rangeOf(node)),
          message: `This shows a box that nobody can tick. Delete "[${node.checked ? 'x' : ' '}]", and keep the hyphen and the text.`,
        },
      ];
    }
    case 'delete': {
      if (source.startsWith('~~')) return [];
      return [
        {
          ...rangeOf(node),
          message:
            'The "~" signs strike out the text between them. For "about", write the word, or "\\~" to show the sign.',
        },
      ];
    }
    case 'code': {
      if (/^(?:markdown|mdx?|te?xt|plaintext|suggestion)$/i.test(node.lang ?? '') && page.kind !== 'handbook') {
        const message =
          'The text between these marks is shown as code. Delete the line that starts with ``` and the one that ends it.';
        return [{ ...firstLine(page.source, rangeOf(node)), message }];
      }
      const fence = /^\s*(`{3,}|~{3,})/.exec(source)?.[1];
      if (!fence || new RegExp(`\\n[ \\t>]*\\${fence[0]}{${fence.length},}\\s*$`).test(source)) return [];
      return [
        {
          ...firstLine(page.source, rangeOf(node)),
          message: `This ${fence} starts a code sample that has no end, so the rest of the page belongs to it. Write ${fence} on a line of its own where it ends, or delete it.`,
        },
      ];
    }
    case 'break': {
      // Not where a tag that cannot be read was left out.
      if (!/^(?:\\| {2})/.test(source)) return [];
      const message =
        'This breaks the line inside a paragraph, at another place on every screen. Delete the "\\" or the spaces at the end of the line; an empty line makes a paragraph.';
      return [{ start: rangeOf(node).start, end: rangeOf(node).start + 1, message, severity: 'warning' }];
    }
    case 'thematicBreak':
      return [
        {
          ...rangeOf(node),
          message:
            'This draws a line across the page, which no page of the site has. Delete it; a new part of the page is a <Section>.',
        },
      ];
    case 'definition': {
      const isUsed = nodesOf(page).some(
        (it) => (it.type === 'linkReference' || it.type === 'imageReference') && it.identifier === node.identifier,
      );
      return isUsed
        ? []
        : [
            {
              ...rangeOf(node),
              message: `Visitors do not see this line, and nothing on this page uses "[${node.label ?? node.identifier}]". Delete it, or write [words](${node.url}) where the link should be.`,
            },
          ];
    }
    case 'table':
      return tableSlips(page, node);
    case 'blockquote': {
      const text = textOf(node);
      return /^\s*\d|^\s*=/.test(text) && !/\n/.test(source)
        ? [
            {
              ...firstLine(page.source, rangeOf(node)),
              message: 'A ">" at the start of a line makes a quotation. To show the sign, write "&gt;".',
            },
          ]
        : [];
    }
    default:
      return [];
  }
}

/** A sentence that goes on in a list, because a line of it starts with a sign: "memory↵+ fans". */
function listsInSentences(page: Page): Diagnostic[] {
  return nodesOf(page).flatMap((node) => {
    const children = 'children' in node ? (node.children as Nodes[]) : [];
    return children.flatMap((list, index): Diagnostic[] => {
      const before = children[index - 1];
      if (list.type !== 'list' || list.ordered || list.children.length > 1 || before?.type !== 'paragraph') return [];
      const { start, end } = rangeOf(list);
      const gap = page.source.slice(rangeOf(before).end, start);
      if (/\n\s*\n/.test(gap) || /[.:!?]$/.test(sourceOf(page, before).trimEnd())) return [];
      const sign = page.source.charAt(start);
      const message = `A line that starts with "${sign} " is an entry of a list, in the middle of this sentence. Write "and" in its place, or put the sign at the end of the line above.`;
      return [{ ...firstLine(page.source, { start, end }), message }];
    });
  });
}

function emptyItems(page: Page): Diagnostic[] {
  return nodesOf(page).flatMap((node) => {
    if (node.type !== 'listItem' || node.children.length > 0) return [];
    // Its text may be what cannot be read.
    const line = page.source.slice(rangeOf(node).start, lineEnd(page.source, rangeOf(node).start));
    if (/^\S+[ \t]+\S/.test(line)) return [];
    return [{ ...rangeOf(node), message: 'This entry of the list is empty. Write its text, or delete it.' }];
  });
}

/** An entry of a list without its hyphen, which becomes a part of the one above. */
function entriesWithoutHyphen(page: Page): Diagnostic[] {
  return nodesOf(page).flatMap((node): Diagnostic[] => {
    const [first] = node.type === 'listItem' ? node.children : [];
    if (first?.type !== 'paragraph') return [];
    const { start, end } = rangeOf(first);
    const column = /[^\n]*$/.exec(page.source.slice(0, rangeOf(node).start))?.[0].length ?? 0;
    return [...page.source.slice(start, end).matchAll(/\n([ \t]*)(?=(\p{Lu}))/gu)]
      .filter(({ 1: spaces = '' }) => spaces.length <= column)
      .slice(0, 1)
      .map(({ index, 1: spaces = '' }) => {
        const from = start + index + 1 + spaces.length;
        const message =
          'This line belongs to the entry of the list above it. Write "- " before it if it is an entry of its own, or two spaces more if it is not.';
        return { start: from, end: lineEnd(page.source, from), message };
      });
  });
}

/** A ">" after the end of a tag: `<PricingPlans />>`. */
function tagsWithTwoEnds(page: Page): Diagnostic[] {
  return nodesOf(page).flatMap((node): Diagnostic[] => {
    if (node.type !== 'mdxJsxTextElement' && node.type !== 'mdxJsxFlowElement') return [];
    const { end } = rangeOf(node);
    return page.source[end] === '>'
      ? [{ start: end, end: end + 1, message: 'There is a ">" too many. Delete one.' }]
      : [];
  });
}

/** A link, bold words or a block in a sentence without the space before or after it: `[plans](/pricing)for`. */
function missingSpaces(page: Page): Diagnostic[] {
  return nodesOf(page).flatMap((node): Diagnostic[] => {
    const isInSentence =
      node.type === 'link' || node.type === 'emphasis' || node.type === 'strong' || node.type === 'mdxJsxTextElement';
    const { start, end } = rangeOf(node);
    const source = sourceOf(page, node);
    // H<sub>2</sub>O
    const isRaised = node.type === 'mdxJsxTextElement' && /^su[bp]$/.test(node.name ?? '');
    if (!isInSentence || isRaised || !/^[[*_<]/.test(source) || source.startsWith('[]')) return [];
    const before = /\p{L}{2}$/u.test(page.source.slice(Math.max(start - 2, 0), start));
    // Endings such as "s" may follow a link.
    const after =
      /^\p{L}{4}/u.test(page.source.slice(end, end + 4)) ||
      /^(?:for|and|or|to|in|is|are|the|with|on|of|at|if)\b/.test(page.source.slice(end, end + 5)) ||
      (node.type === 'link' && /^[([]/.test(page.source.slice(end)));
    if (!before && !after) return [];
    const message = `A space is missing ${before ? 'before' : 'after'} "${textOf(node).slice(0, 30) || source.slice(0, 30)}". Write one.`;
    return [{ ...(before ? { start, end: start + 1 } : { start: end - 1, end }), message }];
  });
}

/** Markdown that was read, but probably not meant. */
export function structuralSlips(page: Page): Diagnostic[] {
  return [
    ...nodesOf(page).flatMap((node) => slipOf(page, node)),
    ...listsInSentences(page),
    ...emptyItems(page),
    ...entriesWithoutHyphen(page),
    ...tagsWithTwoEnds(page),
    ...emphasisSlips(page),
    ...missingSpaces(page),
  ];
}
