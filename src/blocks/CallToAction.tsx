import type { ReactNode } from 'react';
import { Heading } from '../ui/headingLevel';
import { SummitTerrain } from '../ui/Terrain';
import { oneOf, required } from './blockError';
import styles from './CallToAction.module.css';
import type { Structure } from './structure';

const tones = ['dark', 'light', 'gradient', 'transparent'] as const;

interface CallToActionProps {
  /** The invitation. */
  title: string;
  /** Background: `dark`, `light`, `gradient` (dark that turns green), or `transparent` (that of the page). */
  tone?: (typeof tones)[number];
  /** Name at the end of the drawn path: what the reader has then, in a few words. */
  summit?: string;
  /** A sentence or two, and buttons (`<Actions>`). */
  children: ReactNode;
}

/**
 * The closing band of a page: one invitation and one or two actions.
 *
 * @alsoCalled closing call, contact, invitation, CTA
 * @useFor the end of almost every page: one sentence about what the reader can do now, and a button.
 * @useFor an invitation that says what happens next, such as who answers and when.
 * @notFor the middle of a page: use `<Banner>`, or `<Actions>` at the end of a section.
 * @notFor new information: put it in a section above.
 * @notFor legal pages, and not twice on one page.
 */
export function CallToAction({ title, tone = 'dark', summit, children }: CallToActionProps) {
  return (
    <section className={styles.band} data-tone={oneOf('CallToAction', 'tone', tone, tones)}>
      <div className={styles.land}>
        <SummitTerrain name={summit} />
      </div>
      <div className={`${styles.inner} page-width`}>
        <Heading className={styles.title}>{required('CallToAction', 'title', title)}</Heading>
        <div className={styles.body}>{children}</div>
      </div>
    </section>
  );
}

CallToAction.structure = {
  isBand: true,
  accepts: ['Actions'],
  heading: 'title',
} satisfies Structure<CallToActionProps>;
