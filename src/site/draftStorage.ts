/** What the site keeps in local storage: one draft per form, under this prefix and the form's name. */
export const DRAFT_PREFIX = 'draft:';
/** Milliseconds between the last change of a draft and its end: seven days. */
export const DRAFT_LIFETIME = 7 * 24 * 60 * 60 * 1000;
