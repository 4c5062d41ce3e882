import type { ReactNode } from 'react';
import { Heading } from '../ui/headingLevel';
import styles from './Banner.module.css';
import { required } from './blockError';

export interface BannerProps {
  /** The message in a few words. */
  title: string;
  /** A sentence or two, and a group of actions. */
  children?: ReactNode;
}

/** A slim band for one message. */
export function Banner({ title, children }: BannerProps) {
  return (
    <aside className={styles.banner} aria-label={required('Banner', 'title', title)}>
      <div className={styles.inner}>
        <Heading className={styles.title}>{title}</Heading>
        {children && <div className={`${styles.body} prose`}>{children}</div>}
      </div>
    </aside>
  );
}
