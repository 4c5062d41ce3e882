import { useEffect } from 'react';
import type { OpenedInEditor, SaveState } from './opened';

/** Milliseconds after the last key until a text is saved. */
const SAVE_AFTER = 80;

/**
 * Saves a text as soon as the page can be shown with it. One with a mistake that would stop the page stays in the browser.
 * @param isSavable null while that is not known
 */
export function useAutosave(
  { text, saved, save, conflict }: OpenedInEditor,
  isSavable: boolean | null,
  onState: (state: SaveState) => void,
): void {
  const isSaved = saved?.text === text;
  const isBlocked = !isSaved && (isSavable === false || conflict !== null);
  useEffect(() => {
    if (isSaved || !isSavable || conflict) return;
    const timer = setTimeout(save, SAVE_AFTER);
    return () => clearTimeout(timer);
  }, [text, isSaved, isSavable, conflict, save]);
  useEffect(() => {
    // Everything is saved by itself; the browser would save the desk's own page.
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() === 's' && (event.ctrlKey || event.metaKey)) event.preventDefault();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  useEffect(() => onState(isSaved ? 'saved' : isBlocked ? 'blocked' : 'saving'), [isSaved, isBlocked, onState]);
}
