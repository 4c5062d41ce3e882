import { createHash } from 'node:crypto';
import type { CheerioAPI } from 'cheerio';

/** A text inside a page that browsers run or apply. */
export interface InlineText {
  /** As a content policy names it: https://www.w3.org/TR/CSP3/#grammardef-hash-source */
  hash: string;
  /** Its beginning, for messages. */
  excerpt: string;
}

export interface InlineCode {
  scripts: InlineText[];
  styles: InlineText[];
}

/** Data that browsers do not run, and that no policy concerns. */
const DATA_TYPES = ['application/ld+json', 'application/json'];
const EXCERPT_LENGTH = 60;

function inlineText(text: string): InlineText {
  const hash = createHash('sha256').update(text).digest('base64');
  return { hash: `'sha256-${hash}'`, excerpt: text.slice(0, EXCERPT_LENGTH) };
}

/** The scripts (speculation rules among them) and styles that stand inside a page. */
export function inlineCode($: CheerioAPI): InlineCode {
  const scripts = $('script:not([src])')
    .toArray()
    .filter((element) => !DATA_TYPES.includes($(element).attr('type') ?? ''));
  return {
    scripts: scripts.map((element) => inlineText($(element).text())),
    styles: $('style')
      .toArray()
      .map((element) => inlineText($(element).text())),
  };
}
