import type { ReactNode } from 'react';
import { Terrain } from '../ui/Terrain';
import { BlockError, oneOf, required } from './blockError';
import { MOST_PLACES } from './contents';
import styles from './Hero.module.css';

const tones = ['paper', 'ink'] as const;
const heights = ['normal', 'low'] as const;

interface HeroProps {
  /** The page's headline: its only first-level heading. */
  title: string;
  /** A few words above the headline that name the topic. */
  eyebrow?: string;
  /** Background: `paper` (light), or `ink` (dark) for the home page and the page for unknown addresses. */
  tone?: (typeof tones)[number];
  /** Height: `low`, without a drawing, for pages whose readers come for the text itself, such as legal texts. */
  height?: (typeof heights)[number];
  /** Up to three names of a few words, separated by commas: the page's own subjects, as places in the drawing behind the headline. */
  places?: string;
  /** One to three sentences, and buttons (`<Actions>`). */
  children?: ReactNode;
}

function placeNames(places: string): string[] {
  const names = places.split(', ');
  if (names.length > MOST_PLACES) {
    throw new BlockError('Hero', {
      actual: `has ${names.length} places.`,
      expected: `The drawing has room for ${MOST_PLACES}. Write places="${names.slice(0, MOST_PLACES).join(', ')}", or choose others.`,
    });
  }
  return names;
}

/**
 * The top of every page: headline, offer, next step.
 *
 * @alsoCalled headline, header, title
 * @useFor the top of every page. The headline says what the reader gets, and the sentence below says how.
 * @useFor an `eyebrow` of two or three words if the headline alone does not say what the page is about.
 * @useFor `places` that name what the page is about: `places="Idle server, Untested backup, Shared password"`.
 * @useFor `height="low"` above a `<LegalText>`.
 * @notFor a second headline further down: use `<Section>`.
 * @notFor `tone="ink"` on ordinary pages: it is for the home page and the page for unknown addresses.
 * @notFor more than three sentences: put the rest in the first section.
 */
export function Hero({ title, eyebrow, tone = 'paper', height = 'normal', places, children }: HeroProps) {
  const hasLand = oneOf('Hero', 'height', height, heights) === 'normal';
  return (
    <header
      className={hasLand ? styles.hero : `${styles.hero} ${styles.low}`}
      data-hero={oneOf('Hero', 'tone', tone, tones)}
    >
      <div className={`${styles.inner} page-width`}>
        {eyebrow && <p className={`${styles.eyebrow} eyebrow`}>{eyebrow}</p>}
        <h1 className={styles.title}>{required('Hero', 'title', title)}</h1>
        {children && <div className={styles.lead}>{children}</div>}
      </div>
      {hasLand && (
        <div className={styles.land}>
          <Terrain withTrail labels={places ? placeNames(places) : []} />
        </div>
      )}
    </header>
  );
}
