import type { ReactNode, Ref } from 'react';
import { Icon } from './Icon';
import styles from './SideDialog.module.css';
import { VisuallyHidden } from './VisuallyHidden';

interface SideDialogProps {
  /** A button with `command="show-modal"` and this as `commandfor` opens it. */
  id: string;
  title: string;
  /** Name of the button that closes it. */
  closeLabel: string;
  ref?: Ref<HTMLDialogElement>;
  children: ReactNode;
}

/** A modal dialog along the right side. The browser opens and closes it, with or without React. */
export function SideDialog({ id, title, closeLabel, ref, children }: SideDialogProps) {
  return (
    <dialog ref={ref} id={id} className={styles.dialog} aria-label={title} closedby="any">
      <div className={styles.head}>
        <p className={styles.title}>{title}</p>
        <button type="button" className={styles.close} command="close" commandfor={id}>
          <Icon name="close" />
          <VisuallyHidden>{closeLabel}</VisuallyHidden>
        </button>
      </div>
      {children}
    </dialog>
  );
}
