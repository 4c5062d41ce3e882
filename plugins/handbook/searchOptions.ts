import type MiniSearch from 'minisearch';
import type { Options, SearchOptions, SearchResult } from 'minisearch';

/** A section of the handbook, which is one search result. */
export interface SearchEntry {
  /** Address of the heading: `/handbook/pages#links`. */
  id: string;
  page: string;
  /** The title of the page for the text above its first heading. */
  heading: string;
  text: string;
}

/** Between the address and the number of a message that links to it, in the id of the message's entry. */
export const MESSAGE = '~';

/** Options that the build and the browser must share (https://lucaong.github.io/minisearch/). */
export const searchOptions: Options<SearchEntry> = {
  fields: ['heading', 'page', 'text'],
  // Splits at every sign, so that "step" finds `<Step>`.
  tokenize: (text) => text.split(/[^\p{Letter}\p{Number}]+/u).filter(Boolean),
  storeFields: ['page', 'heading', 'text'],
  searchOptions: {
    boost: { heading: 3, page: 2 },
    // Sections come before messages, and before the long lists of facts.
    boostDocument: (id) => (/~|\/facts#/.test(id) ? 0.4 : 1),
    prefix: true,
    fuzzy: 0.15,
    combineWith: 'AND',
  },
};

/** A message that somebody pastes quotes the page: not all of its words are in the handbook, and its names are no topics. */
const MESSAGE_OPTIONS: SearchOptions = {
  fields: ['text'],
  combineWith: 'OR',
  prefix: false,
  fuzzy: false,
  boostDocument: (id) => (String(id).includes(MESSAGE) ? 1 : 0.1),
};

/**
 * Finds the sections with all words of a query or, for example for a message that quotes the page, those with most of them. The id of each
 * result is its address.
 */
export function find(index: MiniSearch<SearchEntry>, query: string): SearchResult[] {
  const withAll = index.search(query);
  const found = withAll.length > 0 ? withAll : index.search(query, MESSAGE_OPTIONS);
  const addresses = new Set<string>();
  return found.flatMap((result) => {
    const id = String(result.id).replace(/~\d+$/, '');
    if (addresses.has(id)) return [];
    addresses.add(id);
    return { ...result, id };
  });
}
