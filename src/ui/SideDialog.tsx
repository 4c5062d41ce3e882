import type { ReactNode } from 'react';
import { Icon } from './Icon';
import styles from './SideDialog.module.css';

interface SideDialogProps {
  /** A button with `command="show-modal"` and this id as `commandfor` opens the dialog. */
  id: string;
  title: string;
  /** Name of the close button. */
  closeLabel: string;
  children: ReactNode;
}

/** A modal dialog on the right. The browser opens and closes it. */
export function SideDialog({ id, title, closeLabel, children }: SideDialogProps) {
  return (
    <dialog id={id} className={styles.dialog} aria-label={title} closedby="any">
      <div className={styles.head}>
        <p className={styles.title}>{title}</p>
        <button type="button" className="plain-button icon-button" command="close" commandfor={id}>
          <Icon name="close" />
          <span className="visually-hidden">{closeLabel}</span>
        </button>
      </div>
      {children}
    </dialog>
  );
}
