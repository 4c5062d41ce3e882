import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { DeskEvent } from '../server/events';
import type { OpenedFile } from '../server/files';
import { call, RequestError } from './api';
import { keepDraft, readDraft } from './drafts';
import { type ChangeKind, changed, type History, openedText, redone, undone } from './history';
import type { Editing } from './opened';

interface Options {
  file: string;
  /** What changed on disk last. */
  change: DeskEvent | null;
  onError: (message: string) => void;
}

/** The text of one file between keyboard, browser and disk. It belongs to one file for as long as it lives. */
export function useFile({ file, change, onError }: Options) {
  const [history, setHistory] = useState<History | null>(null);
  /** The file as the server has it. */
  const [saved, setSaved] = useState<OpenedFile | null>(null);
  /** The text on disk, if it is another one than that on which the own text is based. */
  const [conflict, setConflict] = useState<OpenedFile | null>(null);
  const latest = useRef({ text: '', saved });
  const saving = useRef<Promise<unknown>>(Promise.resolve());
  latest.current.text = history?.text ?? '';

  const settle = useCallback((opened: OpenedFile) => {
    latest.current.saved = opened;
    setSaved(opened);
  }, []);
  const edit = useCallback((next: (known: History) => History) => setHistory((known) => known && next(known)), []);
  const write = useCallback(
    (text: string, kind: ChangeKind) => edit((known) => changed(known, text, kind, Date.now())),
    [edit],
  );

  useEffect(() => {
    let isOpen = true;
    const draft = readDraft(file);
    call('open', { file }).then(
      (opened) => {
        if (!isOpen) return;
        const isOther = draft !== null && draft.text !== opened.text && draft.version !== opened.version;
        setHistory(openedText(draft?.text ?? opened.text));
        settle(isOther ? { ...opened, version: draft.version } : opened);
        if (isOther) setConflict(opened);
      },
      (error: Error) => isOpen && onError(error.message),
    );
    return () => {
      isOpen = false;
    };
  }, [file, settle, onError]);

  useEffect(() => {
    if (!history || !saved) return;
    try {
      keepDraft(file, history.text === saved.text ? null : { text: history.text, version: saved.version });
    } catch {
      onError('This browser has no room for a copy of what you write. Correct what is marked, so that it is saved.');
    }
  }, [file, history, saved, onError]);

  /** One after the other: a text that is sent while another is saved would be based on a version that is gone. */
  const save = useCallback(() => {
    saving.current = saving.current.then(async () => {
      const { text, saved: base } = latest.current;
      if (!base || text === base.text) return;
      try {
        settle(await call('save', { ...base, text }));
        // The page may be left while it is being saved, and would then seem to be unsaved.
        if (readDraft(file)?.text === text) keepDraft(file, null);
      } catch (error) {
        if (error instanceof RequestError && error.status === 409) setConflict(error.details as unknown as OpenedFile);
        else onError((error as Error).message);
      }
    });
  }, [file, settle, onError]);

  useEffect(() => {
    if (change?.file !== file) return;
    let isCurrent = true;
    async function follow(): Promise<void> {
      await saving.current;
      const base = latest.current.saved;
      const opened = await call('open', { file });
      await saving.current;
      const { text, saved: now } = latest.current;
      // What was read before the own text was saved is old.
      if (!isCurrent || !base || now !== base || opened.version === base.version) return;
      if (text !== base.text && text !== opened.text) setConflict(opened);
      else {
        write(opened.text, 'step');
        settle(opened);
      }
    }
    follow().catch((error: Error) => isCurrent && onError(error.message));
    return () => {
      isCurrent = false;
    };
  }, [change, file, write, settle, onError]);

  /** Ends a conflict with the own text, which then replaces the other one, or with the other text. */
  const decide = useCallback(
    (which: 'mine' | 'other') => {
      if (!conflict) return;
      setConflict(null);
      if (which === 'other') write(conflict.text, 'step');
      settle(conflict);
    },
    [conflict, write, settle],
  );

  const editing = useMemo<Editing | null>(
    () =>
      history && {
        ...{ text: history.text, cursor: history.cursor },
        write: (text, kind) => {
          // What follows from a text that is gone would bring it back.
          edit((known) =>
            kind === 'hidden' && known.text !== history.text ? known : changed(known, text, kind, Date.now()),
          );
        },
        goTo: (cursor) => edit((known) => ({ ...known, cursor: Math.min(cursor, known.text.length) })),
        undo: () => edit(undone),
        redo: () => edit(redone),
      },
    [history, write, edit],
  );
  return { editing, isSaved: history?.text === saved?.text, conflict, save, decide };
}
