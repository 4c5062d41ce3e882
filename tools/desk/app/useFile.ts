import type { EditorView } from '@codemirror/view';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { OpenedFile } from '../server/files';
import { call, RequestError } from './api';
import { dropDraft, keepDraft, readDraft } from './drafts';
import { createEditor } from './editor/createEditor';
import { replaceText } from './editor/replaceText';
import type { FileChange } from './useSite';

interface Options {
  file: string;
  /** What changed on disk last. */
  changed: FileChange | null;
  onError: (message: string) => void;
}

/** The editor of one file, and its text between keyboard, browser and disk. It belongs to one file for as long as it lives. */
export function useFile({ file, changed, onError }: Options) {
  const [view, setView] = useState<EditorView | null>(null);
  const [text, setText] = useState('');
  const [cursor, setCursor] = useState(0);
  /** The file as the server has it. */
  const [saved, setSaved] = useState<OpenedFile | null>(null);
  /** The text on disk, if it is another one than that on which the own text is based. */
  const [conflict, setConflict] = useState<OpenedFile | null>(null);
  const latest = useRef<{ text: string; saved: OpenedFile | null; view: EditorView | null }>({ text, saved, view });
  const saving = useRef<Promise<void>>(Promise.resolve());

  const settle = useCallback((opened: OpenedFile) => {
    latest.current.saved = opened;
    setSaved(opened);
    if (latest.current.text === opened.text) dropDraft(file);
  }, []);

  function change(written: string): void {
    latest.current.text = written;
    setText(written);
    const version = latest.current.saved?.version ?? '';
    if (!keepDraft(file, { text: written, version }))
      onError('This browser has no room for a copy of what you write. Correct what is marked, so that it is saved.');
  }

  useEffect(() => {
    let isOpen = true;
    function start(opened: OpenedFile, shown: string): void {
      const editor = createEditor(shown, file.endsWith('.mdx'), ({ state, docChanged, selectionSet }) => {
        if (docChanged) change(state.doc.toString());
        if (docChanged || selectionSet) setCursor(state.selection.main.head);
      });
      latest.current = { text: shown, saved: opened, view: editor };
      setText(shown);
      settle(opened);
      setView(editor);
    }
    const draft = readDraft(file);
    call<OpenedFile>('open', { file }).then(
      (opened) => {
        if (!isOpen) return;
        const isOther = draft !== null && draft.text !== opened.text && draft.version !== opened.version;
        start(isOther ? { ...opened, version: draft.version } : opened, draft?.text ?? opened.text);
        if (isOther) setConflict(opened);
      },
      (error: RequestError) => {
        if (!isOpen) return;
        onError(error.message);
        if (draft) start({ file, text: '', version: draft.version }, draft.text);
      },
    );
    return () => {
      isOpen = false;
      latest.current.view?.destroy();
    };
  }, []);

  /** One after the other: a text that is sent while another is saved would be based on a version that is gone. */
  const save = useCallback(() => {
    saving.current = saving.current.then(async () => {
      const { text: own, saved: base } = latest.current;
      if (!base || own === base.text) return;
      try {
        settle(await call<OpenedFile>('save', { file, text: own, version: base.version }));
        performance.mark('desk-saved');
      } catch (error) {
        if (error instanceof RequestError && error.status === 409) setConflict(error.details as unknown as OpenedFile);
        else onError((error as Error).message);
      }
    });
  }, [settle]);

  useEffect(() => {
    if (changed?.file !== file) return;
    let isCurrent = true;
    async function follow(): Promise<void> {
      await saving.current;
      const opened = await call<OpenedFile>('open', { file });
      const { text: own, saved: base, view: editor } = latest.current;
      if (!isCurrent || !base || !editor || opened.version === base.version) return;
      if (own !== base.text && own !== opened.text) {
        setConflict(opened);
        return;
      }
      latest.current.saved = opened;
      replaceText(editor, opened.text);
      settle(opened);
    }
    follow().catch((error: Error) => isCurrent && onError(error.message));
    return () => {
      isCurrent = false;
    };
  }, [changed, settle]);

  /** Ends a conflict with the own text, which then replaces the other one, or with the other text. */
  const decide = useCallback(
    (which: 'mine' | 'other') => {
      if (!conflict || !view) return;
      setConflict(null);
      latest.current.saved = conflict;
      if (which === 'other') replaceText(view, conflict.text);
      settle(conflict);
    },
    [conflict, view, settle],
  );

  return { view, text, cursor, saved, conflict, save, decide };
}
