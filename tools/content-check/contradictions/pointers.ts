import type { Nodes } from 'mdast';
import { isElement } from '../elements';
import { nodesOf, type Page } from '../page';
import { proseOf } from '../prose';
import { rangeOf } from '../range';
import type { Diagnostic } from '../rule';

const PICTURES =
  /^(?:img|Picture|ChatPreview|Finder|Lanes|Layers|Snapshot|Statistics|Steps|StripMap|Tracks|AssessmentSheet)$/;
const isBlock = (node: Nodes, names: RegExp) => isElement(node) && names.test(node.name ?? '');

/** What a sentence may point to, and the parts of a page that can be meant. */
const THINGS: readonly [words: string, isMeant: (node: Nodes) => boolean][] = [
  [
    'picture|photo|photograph|image|screenshot|diagram|chart|graph|figure|illustration|drawing|map',
    (node) => node.type === 'image' || isBlock(node, PICTURES),
  ],
  ['video', () => false],
  [
    'table',
    (node) => node.type === 'table' || isBlock(node, /^(?:CookieTable|PricingPlans|PartnerDirectory|Snapshot)$/),
  ],
  ['form', (node) => isBlock(node, /^(?:AssessmentForm|ContactForm)$/)],
  ['questions|FAQ', (node) => isBlock(node, /^Questions$/)],
  ['plans|prices', (node) => isBlock(node, /^PricingPlans$/)],
  ['button|buttons', (node) => isBlock(node, /^(?:Action|AssessmentForm|ContactForm|PricingPlans|SignInCallback)$/)],
];
const WORDS = THINGS.map(([words]) => words).join('|');
const POINTER = new RegExp(
  `\\b(?:the|this|our|a)\\s+(?:\\p{L}+\\s+){0,2}?(?<thing>${WORDS})\\s+(?<side>below|above)\\b|\\b(?:the\\s+)?following\\s+(?<next>${WORDS})\\b`,
  'giu',
);

/** Finds "the picture below" and "the table above" on pages without such a part on that side. */
export function missingTargets(page: Page): Diagnostic[] {
  if (!page.isWhole || page.kind !== 'page') return [];
  return proseOf(page).flatMap(({ start, text }) =>
    [...text.matchAll(POINTER)].flatMap((match): Diagnostic[] => {
      const { thing, next, side = 'below' } = match.groups ?? {};
      const word = (thing ?? next ?? '').toLowerCase();
      const isMeant = THINGS.find(([words]) => new RegExp(`^(?:${words})$`, 'i').test(word))?.[1];
      const at = start + match.index;
      const isThere = nodesOf(page).some(
        (node) =>
          isMeant?.(node) && (side.toLowerCase() === 'above' ? rangeOf(node).end <= at : rangeOf(node).end > at),
      );
      if (isThere) return [];
      const written = match[0].replace(/\s+/g, ' ');
      const message = `"${written}" points to nothing: there is no ${word.replace(/s$/, '')} ${side.toLowerCase()} on this page. Add it, or delete these words.`;
      return [{ start: at, end: at + match[0].length, message }];
    }),
  );
}
