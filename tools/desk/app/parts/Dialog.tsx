import { type ReactNode, useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import styles from '../desk.module.css';
import { Button } from './Button';

interface DialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** A modal dialog, in which the field with `data-first` gets the focus. The browser keeps the focus inside, closes it with Escape and returns the focus. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    dialog.current?.showModal();
    // React's "autoFocus" comes before the dialog is open, which then moves the focus to its first button.
    dialog.current?.querySelector<HTMLElement>('[data-first]')?.focus();
  }, []);
  // A form in a dialog must not be inside another form.
  return createPortal(
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={id} onClose={onClose}>
      <div className={styles.dialogHead}>
        <h2 id={id} className={styles.dialogTitle}>
          {title}
        </h2>
        <Button onClick={() => dialog.current?.close()}>Close</Button>
      </div>
      {children}
    </dialog>,
    document.body,
  );
}
