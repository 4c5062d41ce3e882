import { claims } from '../../../src/site/claims';
import type { Diagnostic } from '../rule';
import { matchesIn, type Texts } from '../texts';

/** The words around a figure that show which claim is meant. */
const CLAIMS: Partial<Record<keyof typeof claims, RegExp>> = {
  experience:
    /(?<figure>\d+)\+?\s+(?:years?|yrs)(?:['’])?\s+(?:of\s+)?(?:\w+\s+)?(?:experience|expertise|in\s+business)/gi,
  transformations:
    /(?<figure>\d[\d,]*)\+?\s+(?:\w+\s+)?(?:transformations|projects\s+(?:delivered|completed|carried)|(?:delivered|completed)\s+projects)/gi,
  founded:
    /(?:(?:founded|established)(?:\s+(?:the company|the firm|the business|our company|it|us|\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+))?|started|(?:opened|began)(?: our doors)?|in business|serving \w+(?: \w+)?)\s+(?:since|in)\s+(?<figure>(?:19|20)\d\d)|(?:since|in)\s+(?<year>(?:19|20)\d\d),?\s+we\s+(?:opened|started|began|founded)(?!\s+(?:an?|another|to|with)\b(?!\s+(?:company|firm|business|practice)\b))/giu,
};

/** The numbers in a fact, however deep: `127+` and `2015`. */
function figuresIn(value: unknown): string[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(figuresIn);
  return [String(value).replace(/\D/g, '')];
}

/** A fact and its figures, by name: `157 ({claims.transformations.questions})`. */
function namedFigures(name: string, value: unknown): string {
  const figures =
    typeof value === 'object' && value !== null
      ? Object.entries(value).map(([key, part]) => `${figuresIn(part).join(', ')} ({claims.${name}.${key}})`)
      : [`${figuresIn(value).join(', ')} ({claims.${name}})`];
  return figures.join(' and ');
}

/** Finds figures that differ from those in `src/site/claims.yaml`. */
export function wrongClaims(texts: Texts): Diagnostic[] {
  return Object.entries(CLAIMS).flatMap(([name, pattern]) => {
    const allowed = figuresIn(claims[name as keyof typeof claims]);
    return matchesIn(texts, pattern).flatMap(({ match, start }) => {
      const figure = match.groups?.figure ?? match.groups?.year ?? '';
      if (allowed.includes(figure.replace(/\D/g, ''))) return [];
      const from = start + match[0].indexOf(figure);
      const message = `src/site/claims.yaml has ${namedFigures(name, claims[name as keyof typeof claims])}, and this says ${figure}. Correct it here, or there.`;
      return [{ start: from, end: from + figure.length, message }];
    });
  });
}
