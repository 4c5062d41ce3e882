import { useCallback, useEffect, useState } from 'react';
import type { DeskBlock, DeskEvent, ListedFacts, ListedPage } from '../protocol';
import { call, listen } from './api';

interface DeskDataOptions {
  onError: (message: string) => void;
  onChanged: (file: string, version: string | null) => Promise<void>;
}

/** What the desk knows of the site: pages, facts and blocks. It is read again when files come and go. */
export function useDeskData({ onError, onChanged }: DeskDataOptions) {
  const [pages, setPages] = useState<ListedPage[]>([]);
  const [facts, setFacts] = useState<ListedFacts[]>([]);
  const [blocks, setBlocks] = useState<DeskBlock[]>([]);
  const [lastStep, setLastStep] = useState<string | null>(null);

  const reload = useCallback(async () => {
    const [listed, step] = await Promise.all([call<ListedPage[]>('pages'), call<string | null>('lastStep')]);
    setPages(listed);
    setLastStep(step);
  }, []);
  useEffect(() => {
    const fail = (error: Error) => onError(error.message);
    reload().catch(fail);
    call<DeskBlock[]>('blocks').then(setBlocks, fail);
    call<ListedFacts[]>('facts').then(setFacts, fail);
  }, [reload, onError]);
  useEffect(
    () =>
      listen((event: DeskEvent) => {
        const done = event.type === 'pages' ? reload() : onChanged(event.file, event.version);
        done.catch((error: Error) => onError(error.message));
      }),
    [reload, onChanged, onError],
  );
  return { pages, facts, blocks, lastStep, reload };
}
