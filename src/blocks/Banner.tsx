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

/**
 * A slim band for one message.
 *
 * @useFor one thing that a reader should know about the page they are on: a product that is in beta, a change of
 *   hours, an offer that ends.
 * @useFor a message between two sections that belongs to neither of them.
 * @notFor the closing invitation of a page: take `<CallToAction>`.
 * @notFor more than two sentences: take `<Section>`.
 * @notFor two messages on one page: readers then skip both.
 */
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
