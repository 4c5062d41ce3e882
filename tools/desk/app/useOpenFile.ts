import type { EditorState } from '@codemirror/state';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { OpenedFile } from '../server/files';
import { call, RequestError } from './api';
import { dropDraft, keepDraft, readDraft } from './drafts';
import { type EditorEvents, editorState } from './editor/createEditor';

interface Conflict {
  /** The text on disk. */
  text: string;
  version: string;
}

export interface OpenFile {
  file: string;
  /** The state with which the editor starts. */
  initial: EditorState;
  text: string;
  isChanged: boolean;
  /** The text that was kept in the browser and is shown instead of the file's; its time in milliseconds. */
  restoredAt: number | null;
  conflict: Conflict | null;
}

/** Milliseconds after the last key until the text is kept in the browser. */
const KEEP_AFTER = 150;

/** The file in the editor: opens it, keeps what is not saved, saves it. */
export function useOpenFile(file: string | null, events: EditorEvents, onError: (message: string) => void) {
  const [open, setOpen] = useState<OpenFile | null>(null);
  const saved = useRef<OpenedFile | null>(null);
  const latest = useRef('');
  const wanted = useRef<string | null>(null);
  const saving = useRef<Promise<boolean>>(Promise.resolve(true));
  const timer = useRef(0);
  const handlers = useRef(events);
  handlers.current = events;
  const fail = useRef(onError);
  fail.current = onError;

  const start = useCallback(
    (opened: OpenedFile, text: string, restoredAt: number | null, conflict: Conflict | null) => {
      saved.current = opened;
      latest.current = text;
      const initial = editorState(text, opened.file.endsWith('.mdx'), {
        onUpdate: (update) => handlers.current.onUpdate(update),
        onSlash: () => handlers.current.onSlash(),
        onFiles: (files) => handlers.current.onFiles(files),
      });
      setOpen({ file: opened.file, initial, text, isChanged: text !== opened.text, restoredAt, conflict });
    },
    [],
  );

  const load = useCallback(
    async (name: string, withDraft: boolean) => {
      wanted.current = name;
      try {
        const opened = await call<OpenedFile>('open', { file: name });
        // Another file was chosen meanwhile.
        if (wanted.current !== name) return;
        const draft = withDraft ? readDraft(name) : null;
        if (!draft || draft.text === opened.text) start(opened, opened.text, null, null);
        else if (draft.version === opened.version) start(opened, draft.text, draft.at, null);
        // The draft belongs to another version of the file: the writer decides.
        else start({ ...opened, version: draft.version }, draft.text, draft.at, opened);
      } catch (error) {
        fail.current((error as Error).message);
      }
    },
    [start],
  );

  const keep = useCallback(() => {
    const base = saved.current;
    clearTimeout(timer.current);
    if (!base) return;
    if (latest.current === base.text) dropDraft(base.file);
    else if (!keepDraft(base.file, { text: latest.current, version: base.version, at: Date.now() }))
      fail.current('This browser has no room for a copy of what you write. Save often.');
  }, []);

  useEffect(() => {
    setOpen(null);
    if (file) void load(file, true);
    // The last words before another file is opened.
    return keep;
  }, [file, load, keep]);

  useEffect(() => {
    window.addEventListener('pagehide', keep);
    return () => window.removeEventListener('pagehide', keep);
  }, [keep]);

  const change = useCallback(
    (text: string) => {
      latest.current = text;
      clearTimeout(timer.current);
      timer.current = window.setTimeout(keep, KEEP_AFTER);
      setOpen((now) => now && { ...now, text, isChanged: text !== saved.current?.text });
    },
    [keep],
  );

  const saveNow = useCallback(async (): Promise<boolean> => {
    const base = saved.current;
    if (!base || latest.current === base.text) return true;
    const text = latest.current;
    try {
      saved.current = await call<OpenedFile>('save', { file: base.file, text, version: base.version });
      keep();
      setOpen((now) => now && { ...now, isChanged: latest.current !== text, restoredAt: null });
      performance.mark('desk-saved');
      return true;
    } catch (error) {
      if (error instanceof RequestError && error.status === 409) {
        const { text: other, version } = error.details as unknown as Conflict;
        setOpen((now) => now && { ...now, conflict: { text: other, version } });
      } else fail.current((error as Error).message);
      return false;
    }
  }, [keep]);

  /** One after the other: a text that is sent while another is saved would be based on a version that is gone. */
  const save = useCallback((): Promise<boolean> => {
    saving.current = saving.current.then(saveNow);
    return saving.current;
  }, [saveNow]);

  /** The file changed on disk: shows it if nothing is unsaved, and asks otherwise. */
  const changedOnDisk = useCallback(
    async (name: string, version: string | null) => {
      const base = saved.current;
      if (!base || base.file !== name || version === base.version || version === null) return;
      const opened = await call<OpenedFile>('open', { file: name });
      if (opened.version === saved.current?.version) return;
      if (latest.current === saved.current?.text) start(opened, opened.text, null, null);
      else {
        // Another tab may have saved and dropped what was kept.
        keep();
        setOpen((now) => now && { ...now, conflict: opened });
      }
    },
    [start, keep],
  );

  /** Ends a conflict with the own text, which then replaces the other one when it is saved, or with the other text. */
  const decide = useCallback(
    (which: 'mine' | 'other') => {
      const conflict = open?.conflict;
      const base = saved.current;
      if (!conflict || !base) return;
      if (which === 'other') {
        dropDraft(base.file);
        start({ file: base.file, ...conflict }, conflict.text, null, null);
      } else {
        saved.current = { file: base.file, ...conflict };
        setOpen((now) => now && { ...now, conflict: null, isChanged: true });
        keep();
      }
    },
    [open?.conflict, start, keep],
  );

  const discard = useCallback(() => {
    if (!saved.current) return;
    dropDraft(saved.current.file);
    void load(saved.current.file, false);
  }, [load]);

  return { open, change, save, changedOnDisk, decide, discard };
}
