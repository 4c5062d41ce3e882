import clsx from 'clsx';
import styles from './Stamp.module.css';

/** A rubber stamp that says what a document is, in a word or two. It is animated while the page loads. */
export function Stamp({ text, className }: { text: string; className?: string }) {
  return <span className={clsx(styles.stamp, className)}>{text}</span>;
}
