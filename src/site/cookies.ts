/**
 * A cookie that the site may set. The table on /cookies and the question about analytics list them.
 */
export interface Cookie {
  name: string;
  purpose: string;
  duration: string;
  /** `analytics` cookies need the visitor's agreement. */
  group: 'necessary' | 'analytics';
}

/** The cookie with the visitor's choices (`src/ui/preferences.ts`). */
export const PREFERENCES_COOKIE = 'user_preferences';
/** How long choices are kept: one year (specification, part 9). */
export const PREFERENCES_DAYS = 365;

export const cookies: readonly Cookie[] = [
  {
    name: '_session',
    purpose: 'Keeps the pages of one visit together, where a function needs it',
    duration: 'Until you close the browser',
    group: 'necessary',
  },
  {
    name: '_ga',
    purpose: 'Google Analytics: tells one browser from another to count visits',
    duration: '2 years',
    group: 'analytics',
  },
  {
    name: '_gid',
    purpose: 'Google Analytics: tells one browser from another within a day',
    duration: '24 hours',
    group: 'analytics',
  },
  {
    name: '_gat',
    purpose: 'Google Analytics: limits how often requests are sent',
    duration: '1 minute',
    group: 'analytics',
  },
  {
    name: PREFERENCES_COOKIE,
    purpose: 'Remembers your consent choice and the theme you picked',
    duration: '1 year',
    group: 'necessary',
  },
];

/** The header cells of the table. */
export const cookieColumns = { name: 'Cookie', purpose: 'Purpose', duration: 'How long it stays' } as const;

/** Strings of the question about analytics. */
export const consentStrings = {
  title: 'May we count your visit?',
  text: 'With Google Analytics we see which pages are read. It loads only if you agree, and then sets these cookies:',
  more: 'Cookie Policy',
  agree: 'Agree',
  refuse: 'Refuse',
  settings: 'Cookie settings',
} as const;
