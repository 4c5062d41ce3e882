import clsx from 'clsx';
import { type ReactNode, useId } from 'react';
import styles from './Tooltip.module.css';

interface TooltipProps {
  /** One sentence of explanation. Readers must be able to do without it. */
  text: string;
  /** The text to explain. */
  children: ReactNode;
}

/** Text with an explanation, which `src/browser/boot/tooltips.ts` opens on hover, focus and tap. */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  return (
    <>
      <button type="button" className={clsx(styles.trigger, 'plain-button')} aria-describedby={id} data-tooltip>
        {children}
      </button>
      <span id={id} role="tooltip" className={clsx(styles.tooltip, 'box')} hidden>
        {text}
      </span>
    </>
  );
}
