import styles from './Desk.module.css';
import { Button } from './parts/Button';

interface BarProps {
  title: string;
  /** Null while no file is open. */
  isChanged: boolean | null;
  theme: 'light' | 'dark';
  onSave: () => void;
  onPropose: () => void;
  onLive: () => void;
  onTheme: () => void;
}

/** What is open, and what can be done with all of it. */
export function Bar({ title, isChanged, theme, onSave, onPropose, onLive, onTheme }: BarProps) {
  const saveProblem = isChanged === null ? 'Choose a page first.' : isChanged ? null : 'Everything is saved.';
  return (
    <header className={styles.bar}>
      <h1 className={styles.title}>{title}</h1>
      <span className={styles.state} role="status">
        {isChanged === null ? '' : isChanged ? 'Not saved' : 'Saved'}
      </span>
      <Button tone="primary" problem={saveProblem} onClick={onSave}>
        Save
      </Button>
      <Button onClick={onPropose}>Propose …</Button>
      <Button onClick={onLive}>Live version …</Button>
      <Button aria-pressed={theme === 'dark'} onClick={onTheme}>
        Dark
      </Button>
    </header>
  );
}
