import { Children, isValidElement, type ReactNode } from 'react';
import { Terrain } from '../ui/Terrain';
import { BlockError, oneOf, required } from './blockError';
import { MOST_PLACES } from './contents';
import styles from './Hero.module.css';

const tones = ['paper', 'ink'] as const;
const heights = ['normal', 'low'] as const;

/**
 * Whether a block takes the place of the drawing. The block says so itself: an import of it would send it to every page
 * that has a headline and React.
 */
function isDrawing(type: unknown): boolean {
  return typeof type === 'function' && 'isDrawing' in type;
}

/** Splits `What we look for: Idle server, Old backup` into the meaning of the pins and their names. */
function legendOf(places: string | undefined): { meaning?: string; names: string[] } {
  const [, meaning, list = ''] = /^(?:([^:,]+): )?(.*)$/.exec(places ?? '') ?? [];
  const names = list ? list.split(', ') : [];
  if (names.length > MOST_PLACES) {
    const start = meaning ? `${meaning}: ` : '';
    throw new BlockError('Hero', {
      actual: `has ${names.length} places.`,
      expected: `The drawing has room for ${MOST_PLACES}. Write places="${start}${names.slice(0, MOST_PLACES).join(', ')}", or choose others.`,
    });
  }
  return { meaning, names };
}

function Legend({ meaning, names }: ReturnType<typeof legendOf>) {
  return (
    <div className={`${styles.legend} note`}>
      {meaning && <p className={styles.meaning}>{meaning}</p>}
      <ol role="list" className={styles.names}>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ol>
    </div>
  );
}

interface HeroProps {
  /** The page's headline: its only first-level heading. */
  title: string;
  /** A few words above the headline that name the topic. */
  eyebrow?: string;
  /** Background: `paper` (light), or `ink` (dark) for the home page and the page for unknown addresses. */
  tone?: (typeof tones)[number];
  /** Height: `low`, without a drawing, for pages whose readers come for the text itself, such as legal texts. */
  height?: (typeof heights)[number];
  /**
   * What the pins on the map behind the headline are, and their names of a few words: `What we look for: Idle server, Old backup`.
   * At most three names, separated by commas.
   */
  places?: string;
  /** One to three sentences, buttons (`<Actions>`), a short list of facts, and an `<AssessmentSheet>`. */
  children?: ReactNode;
}

/**
 * The top of every page: headline, offer, next step.
 *
 * @alsoCalled headline, header, title
 * @useFor the top of every page. The headline says what the reader gets, and the sentence below says how.
 * @useFor an `eyebrow` of two or three words if the headline alone does not say what the page is about.
 * @useFor `places` that are all of one kind, with that kind before a colon:
 *   `places="What we look for: Idle server, Untested backup, Shared password"`. The map shows them as numbers, with a legend.
 * @useFor a list of two or three facts below the buttons: what is free, how long it takes, who answers.
 * @useFor an `<AssessmentSheet>` after the list, on pages whose first screen is the offer itself.
 * @useFor `height="low"` above a `<LegalText>`.
 * @notFor a second headline further down: use `<Section>`.
 * @notFor `tone="ink"` on ordinary pages: it is for the home page and the page for unknown addresses.
 * @notFor more than three sentences: put the rest in the first section.
 */
export function Hero({ title, eyebrow, tone = 'paper', height = 'normal', places, children }: HeroProps) {
  const hasLand = oneOf('Hero', 'height', height, heights) === 'normal';
  const legend = legendOf(places);
  const hasSheet = Children.toArray(children).some((child) => isValidElement(child) && isDrawing(child.type));
  return (
    <header
      className={hasLand ? styles.hero : `${styles.hero} ${styles.low}`}
      data-hero={oneOf('Hero', 'tone', tone, tones)}
      data-has-sheet={hasSheet ? '' : undefined}
    >
      <div className={`${styles.inner} page-width`}>
        {eyebrow && <p className={`${styles.eyebrow} eyebrow`}>{eyebrow}</p>}
        <h1 className={styles.title}>{required('Hero', 'title', title)}</h1>
        {children && <div className={styles.lead}>{children}</div>}
      </div>
      {hasLand && legend.names.length > 0 && <Legend {...legend} />}
      {hasLand && (
        <div className={styles.land}>
          <Terrain withTrail pins={legend.names.length} />
        </div>
      )}
    </header>
  );
}
