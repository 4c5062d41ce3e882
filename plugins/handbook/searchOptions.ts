import type { Options } from 'minisearch';

/** A heading of the handbook with the words below it: one thing that a search can find. */
export interface SearchEntry {
  /** Address of the heading: `/handbook/pages#links`. */
  id: string;
  page: string;
  /** The page's title for the words before the first heading. */
  heading: string;
  text: string;
}

/** How the index is made and read: both sides must say the same (https://lucaong.github.io/minisearch/). */
export const searchOptions: Options<SearchEntry> = {
  fields: ['heading', 'page', 'text'],
  // Signs part words: `<Step>` is found by "step".
  tokenize: (text) => text.split(/[^\p{Letter}\p{Number}]+/u).filter(Boolean),
  storeFields: ['page', 'heading', 'text'],
  searchOptions: {
    boost: { heading: 3, page: 2 },
    prefix: true,
    fuzzy: 0.15,
    combineWith: 'AND',
  },
};
