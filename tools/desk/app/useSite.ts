import { useCallback, useEffect, useState } from 'react';
import type { Finding } from '../../content-check/finding';
import type { DeskBlock, DeskEvent, ListedFacts, ListedPage } from '../protocol';
import { call, listen } from './api';

/** What the desk knows of the site. */
export interface Site {
  pages: ListedPage[];
  facts: ListedFacts[];
  blocks: DeskBlock[];
  /** What the last step with a whole page was; null if there is none to undo. */
  lastStep: string | null;
  /** Of all files as they are on disk. */
  findings: Finding[];
}

export type FileChange = Extract<DeskEvent, { type: 'changed' }>;

const NOTHING: Site = { pages: [], facts: [], blocks: [], lastStep: null, findings: [] };

/** Reads what the desk knows of the site, again when pages come and go. */
export function useSite(onError: (message: string) => void) {
  const [site, setSite] = useState(NOTHING);
  const [changed, setChanged] = useState<FileChange | null>(null);

  const read = useCallback(
    async (part: Partial<Record<keyof Site, string>>) => {
      const entries = Object.entries(part).map(async ([name, action]) => [name, await call(action)] as const);
      await Promise.all(entries).then(
        (values) => setSite((known) => ({ ...known, ...Object.fromEntries(values) })),
        (error: Error) => onError(error.message),
      );
    },
    [onError],
  );
  const reload = useCallback(() => read({ pages: 'pages', lastStep: 'lastStep' }), [read]);
  const check = useCallback(() => read({ findings: 'checkAll' }), [read]);

  useEffect(() => {
    void reload();
    void read({ facts: 'facts' });
    void read({ blocks: 'blocks' });
    return listen((event) => (event.type === 'pages' ? void reload() : setChanged(event)));
  }, [reload, read]);
  return { site, changed, reload, check };
}
