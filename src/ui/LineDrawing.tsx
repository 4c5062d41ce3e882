import clsx from 'clsx';
import type { IconNode } from 'lucide';
import { createElement } from 'react';
import styles from './LineDrawing.module.css';

interface LineDrawingProps {
  /** Elements of an icon and their attributes, in lucide's format. */
  shapes: IconNode;
  /** Width and height in CSS pixels. */
  size: number;
  className?: string;
}

/**
 * An icon as an SVG with its line style in a class. lucide's own component would repeat nine attributes for each of a
 * page's thirty icons.
 */
export function LineDrawing({ shapes, size, className }: LineDrawingProps) {
  return (
    <svg className={clsx(styles.drawing, className)} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      {shapes.map(([tag, attributes]) => createElement(tag, { key: JSON.stringify(attributes), ...attributes }))}
    </svg>
  );
}
