import { useEffect } from 'react';
import type { SaveState } from './opened';
import type { useFile } from './useFile';

/** Milliseconds after the last key until a text is saved. */
const SAVE_AFTER = 80;

/**
 * Saves a text as soon as the page can be shown with it. One with a mistake that would stop the page stays in the browser.
 * @param isSavable null while that is not known
 */
export function useAutosave(
  { editing, isSaved, save, conflict }: ReturnType<typeof useFile>,
  isSavable: boolean | null,
  onState: (state: SaveState) => void,
): void {
  const isBlocked = isSavable === false || conflict !== null;
  useEffect(() => {
    if (isSaved || !isSavable || isBlocked) return;
    const timer = setTimeout(save, SAVE_AFTER);
    return () => clearTimeout(timer);
  }, [editing?.text, isSaved, isSavable, isBlocked, save]);
  useEffect(() => onState(isSaved ? 'saved' : isBlocked ? 'blocked' : 'saving'), [isSaved, isBlocked, onState]);
}
