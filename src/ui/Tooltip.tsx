import { type ReactNode, useId } from 'react';
import styles from './Tooltip.module.css';

interface TooltipProps {
  /** One sentence that explains the words, and that nobody needs in order to go on. */
  text: string;
  /** The words that are explained. */
  children: ReactNode;
}

/** Words with an explanation, which `src/boot/tooltips.ts` opens on hover, focus and tap. */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  return (
    <>
      <button type="button" className={`${styles.trigger} plain-button`} aria-describedby={id} data-tooltip>
        {children}
      </button>
      <span id={id} role="tooltip" className={styles.tooltip} hidden>
        {text}
      </span>
    </>
  );
}
