import type { Options } from 'minisearch';

/** A section of the handbook, which is one search result. */
export interface SearchEntry {
  /** Address of the heading: `/handbook/pages#links`. */
  id: string;
  page: string;
  /** The title of the page for the text above its first heading. */
  heading: string;
  text: string;
}

/** Options that the build and the browser must share (https://lucaong.github.io/minisearch/). */
export const searchOptions: Options<SearchEntry> = {
  fields: ['heading', 'page', 'text'],
  // Splits at every sign, so that "step" finds `<Step>`.
  tokenize: (text) => text.split(/[^\p{Letter}\p{Number}]+/u).filter(Boolean),
  storeFields: ['page', 'heading', 'text'],
  searchOptions: {
    boost: { heading: 3, page: 2 },
    // The long lists of facts come last.
    boostDocument: (id) => (id.includes('/facts#') ? 0.4 : 1),
    prefix: true,
    fuzzy: 0.15,
    combineWith: 'AND',
  },
};
