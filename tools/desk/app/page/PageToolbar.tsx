import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { uploadPicture } from '../api';
import styles from '../desk.module.css';
import { Palette } from '../dialogs/Palette';
import { usePage } from '../opened';
import { withBlock } from './blockEdits';

/** What can be added to a page. Pictures can also be dropped anywhere, and pasted. */
export function PageToolbar({ dropped }: { dropped: readonly File[] | null }) {
  const page = usePage();
  const place = useRef<HTMLDivElement>(null);
  const [isChoosing, setIsChoosing] = useState(false);
  const insert = (mdx: string) => page.change(withBlock(page.editing.text, page.outline, page.editing.cursor, mdx));
  // A picture arrives later, when the writer may have written on.
  const insertPicture = useEffectEvent((source: string) => insert(`<Picture source="${source}" alt="" />`));

  const take = useEffectEvent(async (files: Iterable<File>) => {
    for (const file of files) {
      page.say({ text: `Adding ${file.name} …`, isBusy: true });
      try {
        const { source } = await uploadPicture(file);
        if (!place.current) throw new Error('The picture was not added, because you opened another page.');
        insertPicture(source);
        page.say('Added. Describe what it shows.');
      } catch (error) {
        page.say((error as Error).message);
      }
    }
  });

  useEffect(() => {
    if (dropped) void take(dropped);
  }, [dropped]);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const receive = (data: DataTransfer | null, event: Event) => {
      // Word processors add a picture of the words.
      if (!data?.files.length || data.getData('text/plain').trim()) return;
      event.preventDefault();
      void take([...data.files]);
    };
    window.addEventListener('dragover', (event) => event.preventDefault(), { signal });
    window.addEventListener('drop', (event) => receive(event.dataTransfer, event), { signal });
    window.addEventListener('paste', (event) => receive(event.clipboardData, event), { signal });
    return () => listening.abort();
  }, []);

  return (
    <div ref={place} className={styles.bar}>
      <button type="button" data-tone="primary" onClick={() => setIsChoosing(true)}>
        Insert a block …
      </button>
      <label>
        Add a picture{' '}
        <input
          type="file"
          accept="image/*"
          onChange={({ target }) => {
            void take([...(target.files ?? [])]);
            target.value = '';
          }}
        />
      </label>
      {isChoosing && (
        <Palette
          blocks={page.blocks.filter(({ name }) => name !== 'Hero' || page.outline.every((own) => own.name !== name))}
          onClose={() => setIsChoosing(false)}
          onInsert={(block) => {
            setIsChoosing(false);
            insert(block.example);
          }}
        />
      )}
    </div>
  );
}
