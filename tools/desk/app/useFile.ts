import { useEffect, useEffectEvent, useState } from 'react';
import { mergeVersions, type Side } from '../merge';
import type { DeskEvent } from '../server/events';
import type { OpenedFile } from '../server/files';
import { call } from './api';
import { type Draft, forgetDraft, keepDraft, readDraft } from './drafts';
import { changed, followed, type History, openedText, stepped } from './history';
import type { Editing, SaveState, Say } from './opened';

/** Milliseconds until a text that could not be saved is sent again. */
const RETRY_AFTER = 5000;

/**
 * The text of one file between keyboard, browser and disk. It belongs to one file for as long as it lives.
 * @param change what changed on disk last
 */
export function useFile(file: string, change: DeskEvent | null, say: Say) {
  const [history, setHistory] = useState<History | null>(null);
  /** The file as the server has it. */
  const [saved, setSaved] = useState<OpenedFile | null>(null);
  /** The text on disk, if it is another one than that on which the own text is based. */
  const [conflict, setConflict] = useState<OpenedFile | null>(null);
  /** What was sent without an answer so far; it may be on disk. */
  const [sent, setSent] = useState<Draft['sent']>();
  const [isBusy, setIsBusy] = useState(false);
  /** Why the text could not be saved, which is said once. */
  const [problem, setProblem] = useState<string | null>(null);
  const ownChange = change?.file === file ? change : null;
  const edit = (next: (known: History) => History) => setHistory((known) => known && next(known));

  const follow = useEffectEvent((opened: OpenedFile, kept: Draft | undefined) => {
    const draft = history ? undefined : kept;
    const known = saved ?? (draft ? { ...draft, text: draft.base } : opened);
    const base = opened.text === (sent ?? draft?.sent) ? opened : known;
    if (base === opened) setSent(undefined);
    const mine = history?.text ?? draft?.text ?? opened.text;
    if (!history) setHistory(openedText(mine));
    const { conflicts } = mergeVersions({ file, base: base.text, mine, theirs: opened.text }, {});
    const isConflict = opened.version !== base.version && conflicts.length > 0;
    setConflict(isConflict ? opened : null);
    setSaved(isConflict ? base : opened);
    if (!isConflict && opened.version !== base.version)
      edit((known) => followed(known, { file, base: base.text, theirs: opened.text }));
  });
  useEffect(() => {
    // What is read while the own text is being saved may be older or newer than that text.
    if (isBusy) return;
    let isCurrent = true;
    Promise.all([call('open', { file }), readDraft(file)]).then(
      ([opened, draft]) => isCurrent && follow(opened, draft),
      (error: Error) => isCurrent && say(error.message),
    );
    return () => {
      isCurrent = false;
    };
  }, [file, ownChange, isBusy, say]);

  useEffect(() => {
    if (!history || !saved) return;
    const { text: base, version } = saved;
    const kept =
      history.text === base ? forgetDraft(file) : keepDraft({ file, text: history.text, version, base, sent });
    kept.catch(() =>
      say('This browser has no room for a copy of what you write. Correct what is marked, so that it is saved.'),
    );
  }, [file, history, saved, sent, say]);

  useEffect(() => {
    if (problem) say(problem);
  }, [problem, say]);

  async function save(): Promise<void> {
    if (!history || !saved || isBusy) return;
    const { text } = history;
    setIsBusy(true);
    setSent(sent ?? text);
    try {
      const onDisk = await call('save', { ...saved, text });
      // Otherwise it was changed on disk meanwhile, and is read again.
      if (onDisk.text === text) {
        setSaved(onDisk);
        // The page may be left while it is being saved, and would then seem to be unsaved.
        if ((await readDraft(file))?.text === text) await forgetDraft(file);
      }
      setSent(undefined);
      setProblem(null);
    } catch (error) {
      setProblem((error as Error).message);
    }
    setIsBusy(false);
  }

  /** Decides the places that were changed in both texts; everything else of both stays. */
  function decide(side: Side): void {
    if (!conflict || !history || !saved) return;
    const versions = { file, base: saved.text, mine: history.text, theirs: conflict.text };
    const choices = Object.fromEntries(mergeVersions(versions, {}).conflicts.map(({ id }) => [id, side]));
    edit((known) => followed(known, versions, choices));
    setSaved(conflict);
    setConflict(null);
  }

  function write(next: (known: History) => History): void {
    // The "Undo" of a message is for the change before it only.
    say((said) => (typeof said === 'object' ? null : said));
    edit(next);
  }
  const editing: Editing | null = history && {
    text: history.text,
    cursor: history.cursor,
    write: (text, kind) => write((known) => changed(known, text, kind, Date.now())),
    goTo: (cursor) => edit((known) => ({ ...known, cursor: Math.min(cursor, known.text.length) })),
    step: (by) => write((known) => stepped(known, by)),
  };
  return { editing, isSaved: history?.text === saved?.text, isBusy, problem, conflict, save, decide };
}

/**
 * Saves a text as soon as the page can be shown with it. One with a mistake that would stop the page stays in the browser.
 * @param isSavable null while that is not known
 */
export function useAutosave(
  { editing, isSaved, isBusy, problem, save, conflict }: ReturnType<typeof useFile>,
  isSavable: boolean | null,
): SaveState {
  const isBlocked = isSavable === false || conflict !== null;
  const saveNow = useEffectEvent(save);
  useEffect(() => {
    if (isSaved || !isSavable || isBlocked || isBusy) return;
    const timer = setTimeout(saveNow, problem ? RETRY_AFTER : 0);
    return () => clearTimeout(timer);
  }, [editing?.text, isSaved, isSavable, isBlocked, isBusy, problem]);
  if (isSaved) return 'saved';
  return isBlocked ? 'blocked' : 'saving';
}
