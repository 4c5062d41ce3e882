import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Heading } from '../../ui/headingLevel';
import { childrenOf, required } from '../checks';
import styles from './Banner.module.css';

interface BannerProps {
  /** The message in a few words. */
  title: string;
  /** A sentence or two, and buttons (`<Actions>`). */
  children?: ReactNode;
}

/**
 * A slim band for one message.
 *
 * @useFor one fact that readers of this page should know: a product is in beta, opening hours change, an offer ends.
 * @useFor a message that belongs to neither the section above nor the one below.
 * @notFor the closing invitation of a page: use `<CallToAction>`.
 * @notFor more than two sentences: use `<Section>`.
 * @notFor two banners on one page: readers skip both.
 */
export function Banner({ title, children }: BannerProps) {
  return (
    <aside className={styles.banner} data-tone="light" aria-label={required('Banner', 'title', title)}>
      <div className="page-width stack-4 split">
        <Heading className={styles.title}>{title}</Heading>
        {children && <div className={clsx(styles.body, 'prose')}>{childrenOf('Banner', children)}</div>}
      </div>
    </aside>
  );
}
