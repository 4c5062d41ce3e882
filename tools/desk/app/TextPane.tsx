import type { EditorView } from '@codemirror/view';
import styles from './Desk.module.css';
import { Editor } from './Editor';
import { Button } from './parts/Button';
import type { OpenFile } from './useOpenFile';

interface TextPaneProps {
  open: OpenFile | null;
  isOpening: boolean;
  /** Whether blocks and pictures can be inserted. */
  isPage: boolean;
  onInsert: () => void;
  onPictures: (files: readonly File[]) => void;
  onReady: (editor: EditorView) => void;
}

/** The text of the open file. */
export function TextPane({ open, isOpening, isPage, onInsert, onPictures, onReady }: TextPaneProps) {
  return (
    <main className={styles.text}>
      {isPage && (
        <div className={styles.tools}>
          <Button disabled={!open} onClick={onInsert}>
            Insert a block
          </Button>
          <label className={styles.file}>
            Add a picture
            <input
              type="file"
              accept="image/*"
              disabled={!open}
              onChange={({ target }) => {
                onPictures([...(target.files ?? [])]);
                target.value = '';
              }}
            />
          </label>
        </div>
      )}
      {open ? (
        <Editor initial={open.initial} onReady={onReady} />
      ) : (
        <p className={styles.hint}>{isOpening ? 'The text is being opened …' : 'Choose a page.'}</p>
      )}
    </main>
  );
}
