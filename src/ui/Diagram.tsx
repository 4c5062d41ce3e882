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

interface DrawingProps {
  className?: string;
  /** Width and height of the view box. The drawing is stretched to fit; its strokes are not. */
  size?: readonly [width: number, height: number];
  children: ReactNode;
}

/** The lines of a diagram, hidden from assistive technology. Without a size, coordinates are pixels and percentages. */
export function Drawing({ className = '', size, children }: DrawingProps) {
  return (
    <svg
      className={clsx(styles.drawing, className)}
      viewBox={size && `0 0 ${size[0]} ${size[1]}`}
      preserveAspectRatio={size && 'none'}
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
