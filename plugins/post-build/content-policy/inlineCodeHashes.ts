import { createHash } from 'node:crypto';
import type { CheerioAPI } from 'cheerio';

/** An inline script or style of a page. */
interface InlineText {
  /** A hash source of a content policy: https://www.w3.org/TR/CSP3/#grammardef-hash-source */
  hash: string;
  /** The beginning of the text, for messages. */
  excerpt: string;
}

export interface InlineCode {
  scripts: InlineText[];
  styles: InlineText[];
}

/** Types of scripts that contain data. Browsers do not run them, so content policies do not apply. */
const DATA_TYPES = ['application/ld+json', 'application/json'];
const EXCERPT_LENGTH = 60;

function inlineText(text: string): InlineText {
  const hash = createHash('sha256').update(text).digest('base64');
  return { hash: `'sha256-${hash}'`, excerpt: text.slice(0, EXCERPT_LENGTH) };
}

/** Finds the inline scripts of a page, including speculation rules, and its inline styles. */
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
