/** Sent on `window` by the theme's Root when React has taken the page over. */
export const HYDRATED = 'hydrated';
/** Sent on `window` after each client navigation, when the new page stands in the document. */
export const NAVIGATED = 'navigated';
