import clsx from 'clsx';
import styles from './Stamp.module.css';

/** A rubber stamp: what a document is, in a word or two. It lands while the page arrives. */
export function Stamp({ text, className }: { text: string; className?: string }) {
  return <span className={clsx(styles.stamp, className)}>{text}</span>;
}
