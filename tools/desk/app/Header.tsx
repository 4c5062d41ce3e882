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
  message: string | Message | null;
  /** Empty while no file is open. */
  state: SaveState | '' | null;
  onView: (view: View) => void;
  onDialog: (dialog: DialogName) => void;
  onMessage: Say;
}

const states: Record<SaveState, string> = {
  saved: 'Saved',
  saving: 'Saving …',
  blocked: 'Kept in this browser until the findings are corrected',
};

/** What is open, what can be done with all of it, and what the writer must know now. */
export function Header({ title, view, message, state, onView, onDialog, onMessage }: HeaderProps) {
  const shown: Message | null = typeof message === 'string' ? { text: message } : message;
  const actions = shown?.isBusy ? [] : [...(shown?.actions ?? []), { label: 'Close', run: () => onMessage(null) }];
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
      </header>
      <div className={styles.notices} aria-live="polite">
        {shown?.text && (
          <p className={styles.bar}>
            {shown.text} {shown.isBusy && <progress aria-label="Working" />}
            {actions.map(({ label, run }) => (
              <button key={label} type="button" onClick={run}>
                {label}
              </button>
            ))}
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
