import type * as v from 'valibot';
import { didYouMean, nearest } from '../nearest';
import { nearestIcon } from '../nearestIcon';
import { quoted } from '../quoted';
import type { FactError } from './yamlErrors';

/** The number that a writer meant by `$49`, `49 USD` or `1.299,00`; empty if that is unknown. */
function numberIn(written: string): string {
  const figures = written.match(/\d[\d.,]*/g) ?? [];
  const [figure = ''] = figures.length === 1 ? figures : [];
  if (/^(\d{1,3}(\.\d{3})*|\d+),\d{1,2}$/.test(figure))
    return figure.replaceAll('.', '').replace(/,(?:00?)?/, (end) => (end === ',' ? '.' : ''));
  return figure.replaceAll(',', '').replace(/\.$/, '');
}

/** What a value must be, by valibot's name for it, and what to write for what is there. */
const KINDS: Record<string, (name: string, written: string, entryNames: readonly string[]) => string> = {
  string: (name, written) => `must be text. Write ${name}: ${quoted(written || '…')}`,
  number: (name, written) =>
    `must be only a number, without a currency sign or a word, and with a point and no comma. Write ${name}: ${numberIn(written) || '49.5'}`,
  boolean: (name, written) =>
    /^(?:y|yes|on|si|ja|oui|ture|x|1)$/i.test(written)
      ? `must be true or false. Write ${name}: true`
      : `must be true or false. Write ${name}: true, or ${name}: false`,
  Array: (name, _, entryNames) =>
    `must be a list. Write each entry below "${name}:" on a line of its own that starts with a hyphen and a space: - ${entryOf(entryNames)}`,
  Object: (_, __, entryNames) => `is not complete: an entry has names. Write it as ${entryOf(entryNames)}`,
};

/** An entry with these names, to be filled in. */
function entryOf(names: readonly string[]): string {
  const [first] = names;
  if (!first) return '…';
  return names.length > 3
    ? `${first}: … and the other names, as in the entry above`
    : `{ ${names.map((name) => `${name}: …`).join(', ')} }`;
}

/** More choices than this are not listed in a message. */
const MOST_CHOICES = 12;

/** What to write in place of a value of the right kind and the wrong form. */
function corrected(input: string, message: string): string | null {
  if (message.includes('lower-case letters'))
    return (
      input
        .toLowerCase()
        .replace(/[^a-z0-9_]+/g, '-')
        .replace(/^-|-$/g, '') || null
    );
  if (message.includes('https://')) return /^[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(input) ? `https://${input}` : null;
  if (message.includes('email') && /^[\w.+-]+@[\w.,-]+$/.test(input)) return input.replaceAll(',', '.');
  return message.includes('slash') && /^[\w-]+$/.test(input) ? `/${input}` : null;
}

/**
 * Explains a value that a schema refuses.
 * @param written the value as it is in the file
 * @param entryNames the names that the value may have, if it is an entry
 */
export function wrongValue(
  issue: v.BaseIssue<unknown>,
  name: string,
  written: string,
  entryNames: readonly string[],
): Omit<FactError, 'start' | 'end'> {
  if (issue.kind === 'validation' || !/^(Invalid type|Invalid key|Expected)/.test(issue.message)) {
    const input = typeof issue.input === 'string' ? issue.input : '';
    const suggestion = corrected(input, issue.message);
    const what = input === '' ? `"${name}"` : `${name}: "${input}"`;
    return { message: `${what} ${issue.message}.${suggestion ? ` Write ${name}: ${suggestion}` : ''}`, suggestion };
  }
  if (issue.input === null || issue.input === undefined) {
    return { message: `Nothing follows "${name}:". Write its text after the colon.`, suggestion: null };
  }
  const choices = [...(issue.expected ?? '').matchAll(/"([^"]+)"/g)].map(([, choice = '']) => choice);
  if (choices.length > 0) {
    if (name === 'icon') {
      const suggestion = nearestIcon(String(issue.input), choices);
      const message = `There is no icon "${issue.input}".${didYouMean(suggestion)} Choose one from the handbook, /handbook/icons.`;
      return { message, suggestion, handbook: '/handbook/icons' };
    }
    const suggestion = nearest(String(issue.input), choices);
    const one =
      choices.length > MOST_CHOICES ? ' Copy a value from another entry.' : ` Write one of: ${choices.join(', ')}.`;
    const message = `${name}: "${issue.input}" is not a possible value.${didYouMean(suggestion)}${one}`;
    return { message, suggestion };
  }
  const kind = Object.entries(KINDS).find(([expected]) => issue.expected?.includes(expected))?.[1];
  const what = typeof issue.input === 'object' ? `"${name}"` : `${name}: "${issue.input}"`;
  const how = kind?.(name, written, entryNames) ?? 'cannot be here. Compare it with the same line of another entry';
  return { message: `${what} ${how}.`, suggestion: null };
}
