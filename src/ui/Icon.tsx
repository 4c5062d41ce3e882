import clsx from 'clsx';
import type { IconNode } from 'lucide';
import { createElement } from 'react';
import { mark } from '../facts/company';
import styles from './Icon.module.css';

interface IconProps {
  /** An icon of lucide: `Check`. */
  icon: IconNode;
  /** Width and height in CSS pixels. */
  size?: number;
  className?: string;
}

/**
 * A decorative icon: hidden from assistive technology, because the text beside it says the same. Its line style is in a class: lucide's own
 * component would repeat nine attributes for each of a page's thirty icons.
 */
export function Icon({ icon, size = 24, className }: IconProps) {
  return (
    <svg className={clsx(styles.icon, className)} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      {icon.map(([tag, attributes]) => createElement(tag, { key: JSON.stringify(attributes), ...attributes }))}
    </svg>
  );
}

/** The mark of the company. It is decorative, because the name is beside it. */
export function Mark({ size }: { size: number }) {
  const { ridge, baseline } = mark;
  return (
    <svg
      width={size}
      height={size}
      viewBox={`0 0 ${mark.size} ${mark.size}`}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={ridge.path} stroke="var(--color-accent)" strokeWidth={ridge.width} />
      <path d={baseline.path} stroke="currentColor" strokeWidth={baseline.width} />
    </svg>
  );
}
