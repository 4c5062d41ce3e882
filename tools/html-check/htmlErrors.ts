import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** A message of the Nu Html Checker: https://github.com/validator/validator/wiki/Output-%C2%BB-JSON */
interface Message {
  type: 'error' | 'info' | 'non-document-error';
  message: string;
  url?: string;
  extract?: string;
}

/** The checker knows no CSS of recent years. Stylelint checks the styles, and a test what browsers support of them. */
const ABOUT_STYLES = /^CSS: /;

/**
 * Returns a sentence for each error in a report of the Nu Html Checker. The same error in several places is told once, with the first place
 * and how many there are.
 * @param report the checker's output in the format JSON
 * @param site the folder of the built site
 */
export function htmlErrors(report: string, site: string): string[] {
  const { messages } = JSON.parse(report) as { messages: Message[] };
  const places = new Map<string, string[]>();
  for (const { type, message, url, extract = '' } of messages) {
    if (type === 'info' || ABOUT_STYLES.test(message)) continue;
    const page = url ? path.relative(site, fileURLToPath(url)) : 'The checker';
    places.set(message, [...(places.get(message) ?? []), `${page}  ${extract.replace(/\s+/g, ' ').trim()}`]);
  }
  return [...places].map(
    ([message, found]) =>
      `${message}\n    ${found[0]}${found.length > 1 ? ` (the first of ${found.length} places)` : ''}`,
  );
}
