import type { ButtonHTMLAttributes } from 'react';
import styles from './parts.module.css';

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  tone?: 'primary' | 'quiet';
}

/** A button of the desk: the site's own, smaller. */
export function Button({ tone = 'quiet', type = 'button', ...attributes }: ButtonProps) {
  return <button type={type} className={styles.button} data-tone={tone} {...attributes} />;
}
