import type { ReactNode } from 'react';
import { Heading } from '../ui/headingLevel';
import { Terrain } from '../ui/Terrain';
import { oneOf, required } from './blockError';
import styles from './CallToAction.module.css';

const tones = ['dark', 'light', 'gradient', 'transparent'] as const;

export interface CallToActionProps {
  /** The invitation. */
  title: string;
  /** Ground: `dark`, `light`, `gradient` (dark into spruce), or `transparent`. */
  tone?: (typeof tones)[number];
  /** A sentence or two, and a group of actions. */
  children: ReactNode;
}

/**
 * The closing band of a page: one invitation, one or two actions.
 *
 * @useFor the end of almost every page: what the reader may do now, in one sentence, and a button.
 * @useFor an invitation that says what happens next, such as who answers and when.
 * @notFor the middle of a page: take `<Banner>`, or `<Actions>` at the end of a section.
 * @notFor new information. What a reader needs before deciding stands above it.
 * @notFor two of them on one page, and none on the legal pages.
 */
export function CallToAction({ title, tone = 'dark', children }: CallToActionProps) {
  const isInk = tone === 'dark' || tone === 'gradient';
  return (
    <section className={styles.band} data-tone={oneOf('CallToAction', 'tone', tone, tones)}>
      {isInk && (
        <div className={styles.land}>
          <Terrain withRoute />
        </div>
      )}
      <div className={styles.inner}>
        <Heading className={styles.title}>{required('CallToAction', 'title', title)}</Heading>
        <div className={styles.body}>{children}</div>
      </div>
    </section>
  );
}
