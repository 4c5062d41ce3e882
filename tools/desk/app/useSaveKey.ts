import { useEffect, useRef } from 'react';

/** Saves with Ctrl+S or ⌘S, wherever the focus is, where the browser would save the desk's own page. */
export function useSaveKey(onSave: () => void): void {
  const save = useRef(onSave);
  save.current = onSave;
  useEffect(() => {
    function press(event: KeyboardEvent): void {
      if (event.key.toLowerCase() !== 's' || event.altKey || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      save.current();
    }
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
