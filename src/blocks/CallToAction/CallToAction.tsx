import clsx from 'clsx';
import type { ReactNode } from 'react';
import { groundOf } from '../../ui/ground';
import { Heading } from '../../ui/headingLevel';
import { SummitTerrain } from '../../ui/Terrain';
import { ShowsAssessmentTerms } from '../Actions/Actions';
import { oneOf, required, slotsOf } from '../checks';
import { SheetEdge } from '../Sheet/Sheet';
import styles from './CallToAction.module.css';

/** The names are those of the specification. Elsewhere, `transparent` is `plain`. */
const tones = ['dark', 'spruce', 'copper', 'light', 'gradient', 'transparent'] as const;

interface CallToActionProps {
  /** The invitation. */
  title: string;
  /**
   * Background: `dark`, `spruce` and `copper` (dark green and brown), `light`, `gradient` (dark that turns green), or
   * `transparent` (that of the page).
   */
  tone?: (typeof tones)[number];
  /** Draws a hill with this label on its summit: what the reader will have reached, in a few words. */
  summit?: string;
  /** A sentence or two, buttons (`<Actions>`), and a `<Sheet>` on the page of a service. */
  children: ReactNode;
}

/**
 * The closing band of a page: one invitation and one or two actions.
 *
 * @useFor the end of almost every page: one sentence about what the reader can do now, and a button.
 * @useFor an invitation that says what happens next, such as who answers and when.
 * @useFor the page of a service: a `<Sheet>` with one finding and a second row named “Yours” is the torn first page of an assessment.
 * @useFor `summit` on a few pages about a longer way to go; without it and without a sheet, the band is a compact strip.
 * @useFor `tone="spruce"` below a hero on spruce or glacier, and `tone="copper"` below one on copper: a page ends in
 *   the color in which it began.
 * @useFor `tone="gradient"` or `tone="transparent"` where dark would stand below a dark section, or light below a light one.
 * @notFor the middle of a page: use `<Banner>`, or `<Actions>` at the end of a section.
 * @notFor new information: put it in a section above.
 * @notFor legal pages, and not twice on one page.
 */
export function CallToAction({ title, tone = 'dark', summit, children }: CallToActionProps) {
  const { text, actions, beside } = slotsOf('CallToAction', children);
  const layout = beside.length > 0 ? 'sheet' : summit ? 'summit' : 'words';
  return (
    <section
      className={clsx(styles.band, 'canvas not-printed')}
      data-tone={oneOf('CallToAction', 'tone', tone, tones)}
      data-ground={groundOf(tone)}
      data-layout={layout}
    >
      {layout === 'summit' && summit && (
        <div className={styles.terrain}>
          <SummitTerrain name={summit} />
        </div>
      )}
      <div className={clsx(styles.inner, 'page-width stack-5')}>
        <div className={clsx(styles.words, 'stack-4')}>
          <Heading>{required('CallToAction', 'title', title)}</Heading>
          <div className={styles.text}>{text}</div>
        </div>
        <ShowsAssessmentTerms value>{actions}</ShowsAssessmentTerms>
        {layout === 'sheet' && (
          <div className={styles.beside}>
            <SheetEdge value="torn">{beside}</SheetEdge>
          </div>
        )}
      </div>
    </section>
  );
}
