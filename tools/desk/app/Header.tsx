import styles from './desk.module.css';
import type { Message, Say } from './opened';
import type { DialogName } from './parts/Dialog';

interface HeaderProps {
  title: string;
  message: string | Message | null;
  onDialog: (dialog: DialogName) => void;
  onMessage: Say;
}

/** The name of what is open, the buttons for proposing and updating, and the current message. */
export function Header({ title, message, onDialog, onMessage }: HeaderProps) {
  const shown: Message | null = typeof message === 'string' ? { text: message } : message;
  const actions = shown?.isBusy ? [] : [...(shown?.actions ?? []), { label: 'Close', run: () => onMessage(null) }];
  return (
    <header>
      <div className={styles.bar}>
        <h1>{title}</h1>
        <button type="button" data-tone="primary" onClick={() => onDialog('propose')}>
          Propose …
        </button>
        <button type="button" onClick={() => onDialog('update')}>
          Get the latest changes …
        </button>
      </div>
      <div aria-live="polite">
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
    </header>
  );
}
