import styles from '../Desk.module.css';
import type { DialogName } from '../Dialogs';
import { Button } from '../parts/Button';

interface PageToolsProps {
  /** Whether a page is open that can be moved and deleted. */
  hasPage: boolean;
  /** A sentence; null if nothing can be undone. */
  lastStep: string | null;
  onOpen: (dialog: DialogName) => void;
  onUndo: () => void;
}

/** What can be done with whole pages. */
export function PageTools({ hasPage, lastStep, onOpen, onUndo }: PageToolsProps) {
  const problem = hasPage
    ? null
    : 'Choose a page first. Facts and texts on several pages have no address of their own.';
  return (
    <div className={styles.row}>
      <Button onClick={() => onOpen('new')}>New page …</Button>
      <Button problem={problem} onClick={() => onOpen('move')}>
        Move …
      </Button>
      <Button problem={problem} onClick={() => onOpen('delete')}>
        Delete …
      </Button>
      {lastStep && <Button onClick={onUndo}>Undo: {lastStep}</Button>}
    </div>
  );
}
