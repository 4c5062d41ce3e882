import * as v from 'valibot';
import { text, texts } from '../../lib/facts/fact';
import { readFacts } from '../../lib/facts/readFacts';

const cookieSchema = v.strictObject({
  name: text('The cookie’s name.'),
  purpose: text('What it is for.'),
  duration: text('How long it stays.'),
  group: v.pipe(
    v.picklist(['necessary', 'analytics']),
    v.description('`analytics` cookies need the visitor’s agreement.'),
  ),
});

/** Cookies, their table (the table of local storage is in `storage.yaml`), and the question about analytics. */
export const schema = v.strictObject({
  cookies: v.pipe(
    v.array(cookieSchema),
    v.description(
      'Every cookie that the site may set. The table on /cookies and the question about analytics list them.',
    ),
  ),
  cookieColumns: texts('Header cell of a table', 'name', 'item', 'purpose', 'duration'),
  cookieGroups: texts('Heading of a group of cookies in the table', 'necessary', 'analytics'),
  consentStrings: texts('The question about analytics', 'title', 'text', 'more', 'agree', 'refuse', 'settings'),
});

export const { cookies, cookieColumns, cookieGroups, consentStrings } = readFacts(__filename, schema);

/** The question about analytics, with the cookies that need the visitor's agreement. */
export const consent = {
  ...consentStrings,
  cookies: cookies.filter(({ group }) => group === 'analytics').map(({ name, duration }) => ({ name, duration })),
};
