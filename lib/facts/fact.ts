import * as v from 'valibot';
import { isSitePath, isWebAddress } from '../siteAddress';

/** The parts of a valibot schema that describe one kind of fact. Descriptions appear in editors and in the handbook. */

/** Text that is not empty. */
export const text = (description: string) =>
  v.pipe(v.string(), v.nonEmpty('is empty. Write its text'), v.description(description));

/** Text that may be empty or missing. */
export const optionalText = (description: string) => v.pipe(v.nullish(v.string(), ''), v.description(description));

/** A page of this site, optionally with an anchor or a query. The content check finds out whether the page exists. */
export const pageLink = (description: string) =>
  v.pipe(
    v.string(),
    v.check(isSitePath, 'is not the address of a page. Start with a slash, as in /contact'),
    v.metadata({ isPageLink: true }),
    v.description(description),
  );

/** An address on another site. */
export const webAddress = (description: string) =>
  v.pipe(
    v.string(),
    v.check(
      (value) => /^https:\/\/[^/]+\./.test(value) && isWebAddress(value),
      'is not a web address. Start with https:// and the name of the site',
    ),
    v.description(description),
  );

/** A name that code and addresses use. */
export const identifier = (description: string) =>
  v.pipe(
    v.string(),
    v.regex(/^[a-z0-9]+([-_][a-z0-9]+)*$/, 'may contain only lower-case letters, digits, and - or _ between them'),
    v.description(description),
  );

/** Entries whose names may not repeat. The second of two is the wrong one. */
export const uniqueBy = <Entry extends object>(key: keyof Entry & string) =>
  v.checkItems<Entry[], string>(
    (entry, index, entries) => entries.findIndex((other) => other[key] === entry[key]) === index,
    `has two entries with the same ${key}. Write another one here`,
  );

/** Text with a place for a value: `{limit}`. */
export const template = (name: string, description: string) =>
  v.pipe(
    text(description),
    v.check(
      (value) => value.includes(`{${name}}`),
      `must contain {${name}}, in lower case; the site writes the value there`,
    ),
  );

type Texts<Keys extends readonly string[]> = v.StrictObjectSchema<
  Record<Keys[number], ReturnType<typeof text>>,
  undefined
>;

/** A group of texts that code uses by name. */
export function texts<const Keys extends readonly string[]>(description: string, ...keys: Keys): Texts<Keys> {
  const entries = Object.fromEntries(keys.map((key) => [key, text(`${description}: ${key}.`)]));
  return v.strictObject(entries) as unknown as Texts<Keys>;
}
