import type { EditorView } from '@codemirror/view';
import styles from './Desk.module.css';
import { Editor } from './Editor';
import { Button } from './parts/Button';
import type { OpenFile } from './useOpenFile';
import type { WordTool } from './useWordTools';

interface TextPaneProps {
  open: OpenFile | null;
  isOpening: boolean;
  /** Whether blocks and pictures can be inserted. */
  isPage: boolean;
  onInsert: () => void;
  onPictures: (files: readonly File[]) => void;
  /** The browser asks for a file, or the writer chose none. */
  onChoosing: (isChoosing: boolean) => void;
  onWords: (tool: WordTool) => void;
  onReady: (editor: EditorView) => void;
}

const tools: readonly [tool: WordTool, label: string, help: string][] = [
  ['bold', 'Bold', 'Makes the selected words bold (Ctrl+B)'],
  ['link', 'Link', 'Makes a link of the selected words (Ctrl+K)'],
  ['list', 'List', 'Makes a list of the selected lines'],
];

/** The text of the open file. */
export function TextPane({
  open,
  isOpening,
  isPage,
  onInsert,
  onPictures,
  onChoosing,
  onWords,
  onReady,
}: TextPaneProps) {
  const problem = open ? null : 'Choose a page first.';
  return (
    <main className={styles.text}>
      {isPage && (
        <div className={styles.tools}>
          <Button problem={problem} onClick={onInsert}>
            Insert a block
          </Button>
          <label className={styles.file}>
            Add a picture
            <input
              type="file"
              accept="image/*"
              disabled={!open}
              ref={(input) => {
                // React knows this event on dialogs only.
                const cancel = () => onChoosing(false);
                input?.addEventListener('cancel', cancel);
                return () => input?.removeEventListener('cancel', cancel);
              }}
              onClick={() => onChoosing(true)}
              onChange={({ target }) => {
                onPictures([...(target.files ?? [])]);
                target.value = '';
              }}
            />
          </label>
          <div className={styles.row}>
            {tools.map(([tool, label, help]) => (
              <Button
                key={tool}
                title={help}
                problem={problem}
                // A press leaves the focus in the field of a form whose words it changes.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => onWords(tool)}
              >
                {label}
              </Button>
            ))}
          </div>
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
