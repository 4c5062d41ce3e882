import { useEffect, useRef } from 'react';
import type { StoredPicture } from '../../server/pictures';
import { upload } from '../api';
import styles from '../desk.module.css';
import { usePage } from './context';
import { insert } from './edits';

interface PageToolbarProps {
  /** What was dropped on the page in the frame; null if nothing was. */
  dropped: readonly File[] | null;
  onInsert: () => void;
}

/** What can be added to a page. Pictures can also be dropped anywhere, and pasted. */
export function PageToolbar({ dropped, onInsert }: PageToolbarProps) {
  const page = usePage();
  // A picture arrives later, when the writer may have written on.
  const latest = useRef(page);
  latest.current = page;

  async function add(files: readonly File[]): Promise<void> {
    for (const file of files) {
      if (!file.type.startsWith('image/'))
        throw new Error(`${file.name} is not a picture. Only pictures can be added.`);
      page.say({ text: `Adding ${file.name} …`, isBusy: true });
      const { source } = await upload<StoredPicture>('picture', file.name, file);
      if (!page.view.dom.isConnected) throw new Error('The picture was not added, because you opened another page.');
      insert(latest.current, `<Picture source="${source}" alt="" />`);
      page.say('Added. Describe what it shows.');
    }
  }
  const take = (files: Iterable<File>) => void add([...files]).catch((error: Error) => page.say(error.message));

  useEffect(() => {
    if (dropped) take(dropped);
  }, [dropped]);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const receive = (files: FileList | undefined, event: Event) => {
      if (!files?.length) return;
      event.preventDefault();
      take(files);
    };
    window.addEventListener('dragover', (event) => event.preventDefault(), { signal });
    window.addEventListener('drop', (event) => receive(event.dataTransfer?.files, event), { signal });
    window.addEventListener(
      'paste',
      (event) => {
        // Word processors add a picture of the words.
        if (!event.clipboardData?.getData('text/plain').trim()) receive(event.clipboardData?.files, event);
      },
      { signal },
    );
    return () => listening.abort();
  });

  return (
    <div className={styles.tools}>
      <button type="button" data-tone="primary" onClick={onInsert}>
        Insert a block …
      </button>
      <label className={styles.file}>
        Add a picture
        <input
          type="file"
          accept="image/*"
          onChange={({ target }) => {
            take(target.files ?? []);
            target.value = '';
          }}
        />
      </label>
    </div>
  );
}
