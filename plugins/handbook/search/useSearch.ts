import { useEffect, useState } from 'react';
import { type SearchEntry, searchOptions } from '../searchOptions';

export interface SearchResult extends SearchEntry {
  /** Words of the entry that the query found. */
  terms: string[];
}

type Find = (query: string) => SearchResult[];

export type SearchState =
  | { name: 'idle' | 'loading' | 'failed' }
  | { name: 'done'; query: string; results: SearchResult[] };

/** Fetched with the first search: the index is for readers who search. */
async function loadIndex(): Promise<Find> {
  const [{ default: MiniSearch }, { default: data }] = await Promise.all([
    import('minisearch'),
    import('@generated/handbook/default/search.json'),
  ]);
  const index = MiniSearch.loadJS<SearchEntry>(data, searchOptions);
  return (query) =>
    index.search(query).map(({ id, page, heading, text, terms }) => ({ id, page, heading, text, terms }));
}

let loading: Promise<Find> | undefined;

/** What a search for these words finds, best first. A load that failed is tried again with the next words. */
export function useSearch(query: string): SearchState {
  const [state, setState] = useState<SearchState>({ name: 'idle' });
  const words = query.trim();

  useEffect(() => {
    if (!words) {
      setState({ name: 'idle' });
      return;
    }
    let isCurrent = true;
    loading ??= loadIndex();
    loading.then(
      (find) => isCurrent && setState({ name: 'done', query: words, results: find(words) }),
      () => {
        loading = undefined;
        if (isCurrent) setState({ name: 'failed' });
      },
    );
    setState((previous) => (previous.name === 'done' ? previous : { name: 'loading' }));
    return () => {
      isCurrent = false;
    };
  }, [words]);

  return state;
}
