/** Short names, because every page carries the boot script inside: one letter each, once it is minified. */
export const page = document;
export const root = page.documentElement;
export const listen = addEventListener;
