import { useCallback, useEffect, useState } from 'react';
import type { SiteOverview } from '../server/app';
import type { DeskEvent } from '../server/events';
import { call, listen } from './api';

/** Returns what a page or a file of facts is called. */
export function titleOf({ pages, facts }: SiteOverview, file: string): string {
  return [...pages, ...facts].find((entry) => entry.file === file)?.title ?? file;
}

/** Reads what the desk knows of the site, again when pages come and go. */
export function useSite(onError: (message: string) => void) {
  const [site, setSite] = useState<SiteOverview>({ pages: [], facts: [], blocks: [] });
  const [change, setChange] = useState<DeskEvent | null>(null);
  const reload = useCallback(() => call('site').then(setSite, (error: Error) => onError(error.message)), [onError]);
  useEffect(() => {
    void reload();
    return listen((event) => {
      setChange(event);
      if (event.isListChanged) void reload();
    });
  }, [reload]);
  return { site, change, reload };
}
