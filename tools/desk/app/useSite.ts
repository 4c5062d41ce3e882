import { useCallback, useEffect, useState } from 'react';
import type { DeskBlock } from '../server/blocks';
import type { DeskEvent } from '../server/events';
import type { ListedFacts } from '../server/facts';
import type { ListedPage } from '../server/pages';
import { call, listen } from './api';

/** What the desk knows of the site. */
export interface Site {
  pages: ListedPage[];
  facts: ListedFacts[];
  blocks: DeskBlock[];
}

/** Returns what a page or a file of facts is called. */
export function titleOf({ pages, facts }: Site, file: string): string {
  return [...pages, ...facts].find((entry) => entry.file === file)?.title ?? file;
}

/** Reads what the desk knows of the site, again when pages come and go. */
export function useSite(onError: (message: string) => void) {
  const [site, setSite] = useState<Site>({ pages: [], facts: [], blocks: [] });
  const [change, setChange] = useState<DeskEvent | null>(null);

  const read = useCallback(
    <Name extends keyof Site>(name: Name, reading: Promise<Site[Name]>) =>
      reading.then(
        (value) => setSite((known) => ({ ...known, [name]: value })),
        (error: Error) => onError(error.message),
      ),
    [onError],
  );
  const reload = useCallback(() => read('pages', call('pages')), [read]);

  useEffect(() => {
    void reload();
    void read('facts', call('facts'));
    void read('blocks', call('blocks'));
    return listen((event) => {
      setChange(event);
      if (event.isListChanged) void reload();
    });
  }, [reload, read]);
  return { site, change, reload };
}
