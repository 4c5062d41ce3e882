import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './Diagram.module.css';

interface DiagramProps {
  /** What the diagram shows. */
  title: string;
  children: ReactNode;
}

/** A diagram with a title. Its text is ordinary text in reading order; its lines are decoration. */
export function Diagram({ title, children }: DiagramProps) {
  return (
    <figure>
      <figcaption className={clsx(styles.title, 'title-l')}>{title}</figcaption>
      {children}
    </figure>
  );
}
