/** The cookie with the visitor's choices (`src/ui/preferences.ts`). `cookies.yaml` lists it. */
export const PREFERENCES_COOKIE = 'user_preferences';
/** How long choices are kept: one year (specification, part 9). */
export const PREFERENCES_DAYS = 365;
