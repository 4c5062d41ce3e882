import * as v from 'valibot';
import { isHttpUrl, isSitePath } from '../urls';

/** The parts of a valibot schema that describe one kind of fact. */

/** Text that is not empty. */
export const text = v.pipe(v.string(), v.nonEmpty('is empty. Write its text'));

/** Text that may be empty or missing. */
export const optionalText = v.nullish(v.string(), '');

/** A page of this site, optionally with an anchor or a query. The content check finds out whether the page exists. */
export const pageLink = v.pipe(
  v.string(),
  v.check(isSitePath, 'is not the address of a page. Start with a slash, as in /contact'),
);

/** A picture in `static`, or one that the build draws. The content check finds out whether it exists. */
export const pictureLink = v.pipe(
  v.string(),
  v.check(isSitePath, 'is not a file of this site. Start with a slash, as in /images/mark.svg'),
);

/** A logo, by its name on https://icon-sets.iconify.design/logos. The content check finds out whether it exists. */
export const logoName = v.pipe(v.string(), v.nonEmpty('is empty. Write its name'));

/** An address on another site. */
export const httpUrl = v.pipe(
  v.string(),
  v.check(
    (value) => /^https:\/\/[^/]+\./.test(value) && isHttpUrl(value),
    'is not a web address. Start with https:// and the name of the site',
  ),
);

/** A name that code and addresses use. */
export const identifier = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9]+([-_][a-z0-9]+)*$/, 'may contain only lower-case letters, digits, and - or _ between them'),
);

/** A check that no two entries have the same value of a key. It reports the second one. */
export const uniqueBy = <Entry extends object>(key: keyof Entry & string) =>
  v.checkItems<Entry[], string>(
    (entry, index, entries) => entries.findIndex((other) => other[key] === entry[key]) === index,
    `has two entries with the same ${key}. Write a different one here`,
  );

/** Text with placeholders for values: `{limit}`. */
export const template = (...names: readonly string[]) =>
  v.pipe(
    text,
    v.check(
      (value) => names.every((name) => value.includes(`{${name}}`)),
      `must contain ${names.map((name) => `{${name}}`).join(' and ')}, in lower case; the site writes the value there`,
    ),
  );

/** A group of facts of one kind, which code uses by name: `group(text, ['openMenu', 'closeMenu'])`. */
export const group = <Entry extends v.GenericSchema, const Names extends readonly string[]>(
  entry: Entry,
  names: Names,
) => v.strictObject(v.entriesFromList(names, entry));
