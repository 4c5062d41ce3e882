import { useEffect, useRef } from 'react';
import styles from '../desk.module.css';
import { Button } from '../parts/Button';
import { usePage } from './context';
import { insert } from './edits';
import { storePictures } from './pictures';

interface PageToolbarProps {
  file: string;
  /** What was dropped on the page in the frame; null if nothing was. */
  dropped: readonly File[] | null;
  onInsert: () => void;
}

/** What can be added to a page. Pictures can also be dropped anywhere, and pasted. */
export function PageToolbar({ file, dropped, onInsert }: PageToolbarProps) {
  const page = usePage();
  // A picture arrives later, when the writer may have written on.
  const latest = useRef(page);
  latest.current = page;
  function place(mdx: string): void {
    if (!page.view.dom.isConnected) throw new Error('The picture was not added, because you opened another page.');
    insert(latest.current, mdx);
  }
  const add = (files: readonly File[]) =>
    storePictures(files, file, page.say, place).catch((error: Error) => page.say(error.message));

  useEffect(() => {
    if (dropped) void add(dropped);
  }, [dropped]);
  useEffect(() => {
    const listening = new AbortController();
    const take = (files: FileList | undefined, event: Event) => {
      if (!files?.length) return;
      event.preventDefault();
      void add([...files]);
    };
    const { signal } = listening;
    window.addEventListener('dragover', (event) => event.preventDefault(), { signal });
    window.addEventListener('drop', (event) => take(event.dataTransfer?.files, event), { signal });
    window.addEventListener(
      'paste',
      (event) => {
        // Word processors add a picture of the words.
        if (!event.clipboardData?.getData('text/plain').trim()) take(event.clipboardData?.files, event);
      },
      { signal },
    );
    return () => listening.abort();
  });

  return (
    <div className={styles.tools}>
      <Button tone="primary" onClick={onInsert}>
        Insert a block …
      </Button>
      <label className={styles.file}>
        Add a picture
        <input
          type="file"
          accept="image/*"
          onChange={({ target }) => {
            void add([...(target.files ?? [])]);
            target.value = '';
          }}
        />
      </label>
    </div>
  );
}
