import clsx from 'clsx';
import type { ReactNode } from 'react';
import { groundOf, grounds } from '../../ui/ground';
import { HeroTerrain } from '../../ui/Terrain';
import { ShowsAssessmentTerms } from '../Actions/Actions';
import { oneOf, required, slotsOf } from '../checks';
import styles from './Hero.module.css';

const tones = ['plain', 'dark', ...grounds] as const;
const heights = ['normal', 'low'] as const;

interface HeroProps {
  /** The page's headline: its only first-level heading. */
  title: string;
  /** A few words above the headline that name the topic. */
  eyebrow?: string;
  /** A second, smaller line below the title. */
  slogan?: string;
  /**
   * Background: `plain`, or `dark` for the home page and the page for unknown addresses. The others are colors of the
   * ground that the exhibit lies on.
   */
  tone?: (typeof tones)[number];
  /** Height: `low` for pages whose readers come for what is below, such as prices or legal texts. */
  height?: (typeof heights)[number];
  /** Words on the map where its trail stops, for the page for unknown addresses. */
  trailEnd?: string;
  /** One to three sentences, a short list of facts, buttons (`<Actions>`), and an exhibit: a sample of what the visitor would get. */
  children?: ReactNode;
}

/**
 * The top of every page: headline, offer, next step, and what the visitor would get.
 *
 * @useFor the top of every page. The headline says what the reader gets, and the sentence below says how.
 * @useFor an `eyebrow` of two or three words if the headline alone does not say what the page is about.
 * @useFor a list of two or three facts beside the buttons: what is free, how long it takes, who answers.
 * @useFor a `slogan` if the title does not say what the visitor gets, as on the home page.
 * @useFor an exhibit on every page that offers something, unless it has a form: a `<Sheet>`, `<Screens>`, `<CaseStudies>` or
 *   `<Statistics>`. Without one, and behind one beside the words in the plain tone, there is a map of contour lines.
 * @useFor a color behind an exhibit: `night` for what costs money, `spruce` for what we run and protect, `glacier` for what is
 *   new, `copper` for breakdowns, `stone` for the company itself.
 * @useFor `height="low"` above what readers come for, such as prices or a `<LegalText>`. It has no map.
 * @notFor a second headline further down: use `<Section>`.
 * @notFor `tone="dark"` on ordinary pages: it is for the home page and the page for unknown addresses.
 * @notFor more than three sentences: put the rest in the first section.
 */
export function Hero({ title, eyebrow, slogan, tone = 'plain', height = 'normal', trailEnd, children }: HeroProps) {
  const isLow = oneOf('Hero', 'height', height, heights) === 'low';
  const ground = groundOf(oneOf('Hero', 'tone', tone, tones));
  const slots = slotsOf('Hero', children);
  const { text, actions, notes, form, beside, across } = slots;
  const layout = (['form', 'across', 'beside'] as const).find((slot) => slots[slot].length > 0) ?? 'words';
  const hasForm = layout === 'form';
  const notesBelow = hasForm ? [] : notes;
  const hasTerrain = !isLow && !ground && (layout === 'words' || layout === 'beside');
  // With a form, the contact details are where an exhibit would be.
  const exhibits = [...(hasForm ? notes : []), ...across, ...beside];
  const isOnGround = ground && !hasForm;
  const groundClass = ground && layout !== 'across' && 'ground-beside';
  return (
    <header
      className={clsx(styles.hero, 'canvas', hasTerrain && styles.mapped, groundClass)}
      data-tone={tone}
      data-ground={ground}
      data-height={isLow ? height : undefined}
      data-layout={layout}
    >
      {hasTerrain && (
        <div className={clsx(styles.terrain, 'not-printed')}>
          <HeroTerrain hasTrail={layout === 'words'} trailEnd={trailEnd} />
        </div>
      )}
      <div className={clsx(styles.inner, 'page-width')}>
        <hgroup className={clsx(styles.headline, 'stack-3')}>
          {eyebrow && <p className="eyebrow">{eyebrow}</p>}
          <h1>{required('Hero', 'title', title)}</h1>
          {slogan && <p>{slogan}</p>}
        </hgroup>
        {text.length + actions.length + notesBelow.length > 0 && (
          <div className={clsx(styles.words, 'stack-5')}>
            {text.length > 0 && <div className={clsx(styles.lead, 'stack-4 quiet')}>{text}</div>}
            <ShowsAssessmentTerms value>{actions}</ShowsAssessmentTerms>
            {notesBelow}
          </div>
        )}
        {hasForm && <div className={styles.form}>{form}</div>}
        {exhibits.length > 0 && (
          <div
            className={clsx(
              styles[across.length > 0 ? 'across' : 'beside'],
              'stack-6',
              isOnGround && ['ground', 'full-bleed', styles.ground],
            )}
            data-ground={isOnGround ? ground : undefined}
          >
            {exhibits}
          </div>
        )}
      </div>
    </header>
  );
}
