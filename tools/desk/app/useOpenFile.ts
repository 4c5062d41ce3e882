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

const isGone = (error: unknown) => error instanceof RequestError && error.status === 404;
const GONE =
  'This file was moved or deleted outside this tab, so it cannot be saved. Your text stays here until you open another page: copy what you need.';

/** Milliseconds after the last key until the text is kept in the browser. */
const KEEP_AFTER = 150;

/** The file in the editor: opens it, keeps what is not saved, saves it. */
export function useOpenFile(file: string | null, events: EditorEvents, onError: (message: string) => void) {
  const [open, setOpen] = useState<OpenFile | null>(null);
  const saved = useRef<OpenedFile | null>(null);
  const latest = useRef('');
  /**
   * What this tab keeps in the browser, so that it leaves alone what another tab keeps there. Null is nothing, and undefined that it has to
   * be kept again.
   */
  const kept = useRef<string | null | undefined>(null);
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
      kept.current = text === opened.text ? null : text;
      const initial = editorState(text, opened.file.endsWith('.mdx'), {
        onUpdate: (update) => handlers.current.onUpdate(update),
        onSlash: () => handlers.current.onSlash(),
        onFiles: (files) => handlers.current.onFiles(files),
        onWords: (tool) => handlers.current.onWords(tool),
      });
      setOpen({ file: opened.file, initial, text, isChanged: text !== opened.text, restoredAt, conflict });
    },
    [],
  );

  const load = useCallback(
    async (name: string, withDraft: boolean) => {
      const draft = withDraft ? readDraft(name) : null;
      try {
        const opened = await call<OpenedFile>('open', { file: name });
        // Another file was chosen meanwhile.
        if (wanted.current !== name) return;
        if (draft?.text === opened.text) dropDraft(name);
        if (!draft || draft.text === opened.text) start(opened, opened.text, null, null);
        else if (draft.version === opened.version) start(opened, draft.text, draft.at, null);
        // The draft belongs to another version of the file: the writer decides.
        else start({ ...opened, version: draft.version }, draft.text, draft.at, opened);
      } catch (error) {
        if (wanted.current !== name) return;
        fail.current((error as Error).message);
        if (draft && isGone(error)) {
          start({ file: name, text: '', version: draft.version }, draft.text, draft.at, null);
          fail.current(GONE);
        }
      }
    },
    [start],
  );

  const keep = useCallback(() => {
    const base = saved.current;
    clearTimeout(timer.current);
    const own = latest.current === base?.text ? null : latest.current;
    if (!base || own === kept.current) return;
    kept.current = own;
    if (own === null) dropDraft(base.file);
    else if (!keepDraft(base.file, { text: own, version: base.version, at: Date.now() }))
      fail.current('This browser has no room for a copy of what you write. Save often.');
  }, []);

  useEffect(() => {
    setOpen(null);
    wanted.current = file;
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
      const written = await call<OpenedFile>('save', { file: base.file, text, version: base.version });
      performance.mark('desk-saved');
      if (saved.current !== base) {
        // Another file was opened meanwhile.
        if (readDraft(base.file)?.text === text) dropDraft(base.file);
        return true;
      }
      saved.current = written;
      kept.current = undefined;
      keep();
      setOpen((now) => now && { ...now, isChanged: latest.current !== text, restoredAt: null });
      return true;
    } catch (error) {
      if (saved.current !== base) {
        fail.current(`${base.file} is not saved: ${(error as Error).message} Your text is kept; open it again.`);
        return false;
      }
      if (error instanceof RequestError && error.status === 409) {
        const { text: other, version } = error.details as unknown as Conflict;
        setOpen((now) => now && { ...now, conflict: { text: other, version } });
        fail.current('Your text is not saved yet. Choose first which of the two texts you want.');
      } else fail.current((error as Error).message);
      return false;
    }
  }, [keep]);

  /** Unlike `open`, it also knows a letter that was typed just now. */
  const isUnsaved = useCallback(() => saved.current !== null && latest.current !== saved.current.text, []);

  /** One after the other: a text that is sent while another is saved would be based on a version that is gone. */
  const save = useCallback((): Promise<boolean> => {
    saving.current = saving.current.then(saveNow);
    return saving.current;
  }, [saveNow]);

  /** The file changed on disk: shows it if nothing is unsaved, and asks otherwise. */
  const changedOnDisk = useCallback(
    async (name: string, version: string | null) => {
      await saving.current;
      if (wanted.current !== name || saved.current?.file !== name || version === saved.current.version) return;
      const opened = await call<OpenedFile>('open', { file: name }).catch((error: Error) => error);
      if (wanted.current !== name || (!(opened instanceof Error) && opened.version === saved.current.version)) return;
      if (opened instanceof Error) {
        fail.current(isGone(opened) ? GONE : opened.message);
        return;
      }
      if (latest.current === saved.current?.text) start(opened, opened.text, null, null);
      else {
        // Another tab may have saved and dropped what was kept.
        kept.current = undefined;
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
        // With the other version.
        kept.current = undefined;
        keep();
      }
    },
    [open?.conflict, start, keep],
  );

  const discard = useCallback(() => {
    if (!saved.current) return;
    kept.current = undefined;
    dropDraft(saved.current.file);
    void load(saved.current.file, false);
  }, [load]);

  return { open, change, isUnsaved, save, changedOnDisk, decide, discard };
}
