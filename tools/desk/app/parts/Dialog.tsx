import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Finding } from '../../../content-check/finding';
import type { SiteOverview } from '../../server/app';
import type { ChangedPage, ListedPage } from '../../server/pages';
import styles from '../desk.module.css';

export type DialogName = 'propose' | 'update' | 'new' | 'move' | 'delete';

/** What every dialog of the desk gets. */
export interface DialogProps {
  site: SiteOverview;
  /** The open page; null for facts, and while nothing is open. */
  page: ListedPage | null;
  onClose: () => void;
  /** Ends it with a message and, if a page was made, moved or deleted, opens it and offers to undo that. */
  onDone: (message: string, changed?: ChangedPage) => void;
  onShow: (finding: Finding) => void;
}

interface FormDialogProps {
  title: string;
  /** What the button says. */
  submit: string;
  isPossible?: boolean;
  /** What came of it, in place of the form. */
  result?: ReactNode;
  children: ReactNode;
  onClose: () => void;
  /** Gets the values of the fields by their names, without spaces around them. An error is for the writer. */
  onSubmit: (values: Record<string, string>) => Promise<void>;
}

/**
 * A form in a modal dialog. It shows that it works, and what went wrong. The browser keeps the focus inside, closes it with Escape
 * and returns the focus.
 */
export function FormDialog({ title, submit, isPossible = true, result, children, onClose, onSubmit }: FormDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [problem, setProblem] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  useEffect(() => {
    dialog.current?.showModal();
    dialog.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  }, []);

  async function send(form: FormData): Promise<void> {
    const entries = [...form].map(([name, value]) => [name, String(value).trim()]);
    setIsBusy(true);
    setProblem('');
    await onSubmit(Object.fromEntries(entries)).catch((error: Error) => setProblem(error.message));
    setIsBusy(false);
  }
  // A form in a dialog must not be inside another form.
  return createPortal(
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={id} onClose={onClose}>
      <header className={styles.row}>
        <h2 id={id}>{title}</h2>
        <button type="button" onClick={() => dialog.current?.close()}>
          Close
        </button>
      </header>
      {result ?? (
        <form
          className={styles.stack}
          onSubmit={(event) => {
            event.preventDefault();
            void send(new FormData(event.currentTarget));
          }}
        >
          {children}
          <p role="alert" className={styles.error}>
            {problem}
          </p>
          <button type="submit" data-tone="primary" disabled={isBusy || !isPossible}>
            {submit}
          </button>
          {isBusy && <progress aria-label="Working" />}
        </form>
      )}
    </dialog>,
    document.body,
  );
}
