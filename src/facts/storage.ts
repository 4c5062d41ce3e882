import * as v from 'valibot';
import { group, text } from '../../lib/facts/fact';
import { readFacts } from '../../lib/facts/readFacts';

const count = v.pipe(v.number(), v.integer(), v.minValue(1));
const storageEntry = { name: text, purpose: text, duration: text };

/** What the site may keep in a visitor's browser: the tables on /cookies, and the question about analytics. */
export const schema = v.strictObject({
  cookies: v.array(v.strictObject({ ...storageEntry, group: v.picklist(['necessary', 'analytics']) })),
  cookieColumns: group(text, ['name', 'item', 'purpose', 'duration']),
  cookieGroups: group(text, ['necessary', 'analytics']),
  consentStrings: group(text, ['title', 'text', 'more', 'agree', 'refuse', 'settings']),
  storage: v.strictObject({
    consentCookie: text,
    consentYears: count,
    draftDays: count,
    items: group(v.strictObject(storageEntry), ['contact', 'assessment', 'theme', 'captcha']),
  }),
});

export const { cookies, cookieColumns, cookieGroups, consentStrings, storage } = readFacts(__filename, schema);

/** The cookies that need the visitor's agreement. */
export const analyticsCookies = cookies.filter(({ group }) => group === 'analytics');

/** The name of each form's draft in a browser's storage. */
export const draftStorageKeys = { contact: storage.items.contact.name, assessment: storage.items.assessment.name };
/** The name of the visitor's theme in local storage. */
export const themeStorageKey = storage.items.theme.name;

/** How long a draft is kept after its last change, in milliseconds. */
export const draftLifetime = storage.draftDays * 24 * 60 * 60 * 1000;
