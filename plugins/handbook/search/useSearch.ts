import { useEffect, useState } from 'react';
import { type SearchEntry, searchOptions } from '../searchOptions';

export interface SearchResult extends SearchEntry {
  /** The words of the entry that match. */
  terms: string[];
}

type Find = (query: string) => SearchResult[];

export type SearchState =
  | { name: 'idle' | 'loading' | 'failed' }
  | { name: 'done'; query: string; results: SearchResult[] };

/** Loads the index, which readers who do not search never fetch. */
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

/** Searches the handbook, best result first. If the index fails to load, the next query tries again. */
export function useSearch(query: string): SearchState {
  const [state, setState] = useState<SearchState>({ name: 'idle' });
  const text = query.trim();

  useEffect(() => {
    if (!text) {
      setState({ name: 'idle' });
      return;
    }
    let isCurrent = true;
    loading ??= loadIndex();
    loading.then(
      (find) => isCurrent && setState({ name: 'done', query: text, results: find(text) }),
      () => {
        loading = undefined;
        if (isCurrent) setState({ name: 'failed' });
      },
    );
    setState((previous) => (previous.name === 'done' ? previous : { name: 'loading' }));
    return () => {
      isCurrent = false;
    };
  }, [text]);

  return state;
}
