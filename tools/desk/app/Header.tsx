import styles from './desk.module.css';
import type { DialogName } from './dialogs/dialogProps';
import type { Message, SaveState, Say } from './opened';

/** The panes on a small screen. */
const views = { side: 'Pages', page: 'Preview', form: 'Form' } as const;
type View = keyof typeof views;

interface HeaderProps {
  title: string;
  /** The pane that a small screen shows. */
  view: View;
  theme: string;
  message: string | Message | null;
  /** Empty while no file is open. */
  state: SaveState | '' | null;
  onView: (view: View) => void;
  onTheme: (theme: 'light' | 'dark') => void;
  onDialog: (dialog: DialogName) => void;
  onMessage: Say;
}

const states: Record<SaveState, string> = {
  saved: 'Saved',
  saving: 'Saving …',
  blocked: 'Kept in this browser until the findings are corrected',
};

/** What is open, what can be done with all of it, and what the writer must know now. */
export function Header({ title, view, theme, message, state, onView, onTheme, onDialog, onMessage }: HeaderProps) {
  const shown: Message | null = typeof message === 'string' ? { text: message } : message;
  return (
    <>
      <header className={styles.bar}>
        <h1>{title}</h1>
        <span className={styles.quiet} role="status">
          {state && states[state]}
        </span>
        <button type="button" data-tone="primary" onClick={() => onDialog('propose')}>
          Propose …
        </button>
        <button type="button" onClick={() => onDialog('update')}>
          Get the latest changes …
        </button>
        <button
          type="button"
          aria-pressed={theme === 'dark'}
          onClick={() => onTheme(theme === 'dark' ? 'light' : 'dark')}
        >
          Dark
        </button>
      </header>
      <div className={styles.notices} aria-live="polite">
        {shown?.text && (
          <p className={styles.notice}>
            {shown.text} {shown.isBusy && <progress aria-label="Working" />}
            {shown.action && (
              <button type="button" onClick={shown.action.run}>
                {shown.action.label}
              </button>
            )}
            {!shown.isBusy && (
              <button type="button" onClick={() => onMessage(null)}>
                Close
              </button>
            )}
          </p>
        )}
      </div>
      <nav className={styles.views} aria-label="Panes">
        {(Object.keys(views) as View[]).map((name) => (
          <button key={name} type="button" aria-pressed={view === name} onClick={() => onView(name)}>
            {views[name]}
          </button>
        ))}
      </nav>
    </>
  );
}
