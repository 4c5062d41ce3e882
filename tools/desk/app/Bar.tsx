import type { DialogName } from './Dialogs';
import styles from './desk.module.css';
import type { SaveState } from './opened';
import { Button } from './parts/Button';

interface BarProps {
  title: string;
  /** Null while no file is open. */
  state: SaveState | null;
  theme: 'light' | 'dark';
  onOpen: (dialog: DialogName) => void;
  onTheme: () => void;
}

const states: Record<SaveState, string> = {
  saved: 'Saved',
  saving: 'Saving …',
  blocked: 'Kept in this browser until the findings are corrected',
};

/** What is open, and what can be done with all of it. */
export function Bar({ title, state, theme, onOpen, onTheme }: BarProps) {
  return (
    <header className={styles.bar}>
      <h1 className={styles.title}>{title}</h1>
      <span className={styles.quiet} role="status">
        {state && states[state]}
      </span>
      <Button tone="primary" onClick={() => onOpen('propose')}>
        Propose …
      </Button>
      <Button onClick={() => onOpen('update')}>Get the latest changes …</Button>
      <Button aria-pressed={theme === 'dark'} onClick={onTheme}>
        Dark
      </Button>
    </header>
  );
}
