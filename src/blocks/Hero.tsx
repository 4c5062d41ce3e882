import { isValidElement, type ReactNode } from 'react';
import { HeroTerrain } from '../ui/Terrain';
import { plainTextOf } from '../ui/text';
import { itemsInText, oneOf, required } from './blockError';
import styles from './Hero.module.css';
import type { Structure } from './structure';

const tones = ['paper', 'ink'] as const;
const heights = ['normal', 'low'] as const;

/**
 * Whether a block takes the place of the drawing. The block says so itself: an import of it would send it to every page
 * that has a headline and React.
 */
function isDrawing(type: unknown): boolean {
  return typeof type === 'function' && 'isDrawing' in type;
}

interface PlaceProps {
  /** At most 18 characters. */
  children: ReactNode;
}

/** The name of a pin on the map behind the headline. */
export function Place({ children }: PlaceProps) {
  return children;
}

interface HeroProps {
  /** The page's headline: its only first-level heading. */
  title: string;
  /** A few words above the headline that name the topic. */
  eyebrow?: string;
  /** Background: `paper` (light), or `ink` (dark) for the home page and the page for unknown addresses. */
  tone?: (typeof tones)[number];
  /** Height: `low` for pages whose readers come for what is below, such as prices or legal texts. */
  height?: (typeof heights)[number];
  /** What the map behind the headline shows, in at most 20 characters: `What we look for`. The names on it are `<Place>` inside. */
  legend?: string;
  /** One to three sentences, buttons (`<Actions>`), a short list of facts, up to three `<Place>`, or what takes the place of the map. */
  children?: ReactNode;
}

/**
 * The top of every page: headline, offer, next step.
 *
 * @alsoCalled headline, header, title
 * @useFor the top of every page. The headline says what the reader gets, and the sentence below says how.
 * @useFor an `eyebrow` of two or three words if the headline alone does not say what the page is about.
 * @useFor two or three `<Place>` that are all of one kind, and that kind as `legend`: “What we look for”, with “Idle server”,
 *   “Untested backup” and “Shared password”. They are on the map, in this order from left to right.
 * @useFor a list of two or three facts below the buttons: what is free, how long it takes, who answers.
 * @useFor an `<AssessmentSheet>`, a `<Snapshot>`, a `<ChatPreview>`, a `<CaseStudy>` or `<Statistics>` at the end, in place of the map: on pages whose
 *   first screen is the offer itself.
 * @useFor `height="low"` above what readers come for: prices, a form, a `<LegalText>`. Then the map is on wide screens only.
 * @notFor a second headline further down: use `<Section>`.
 * @notFor `tone="ink"` on ordinary pages: it is for the home page and the page for unknown addresses.
 * @notFor more than three sentences: put the rest in the first section.
 */
export function Hero({ title, eyebrow, tone = 'paper', height = 'normal', legend, children }: HeroProps) {
  const isLow = oneOf('Hero', 'height', height, heights) === 'low';
  const { items: places, others } = itemsInText('Hero', Hero.structure.itemsInText, children, Place);
  const hasSheet = others.some((child) => isValidElement(child) && isDrawing(child.type));
  return (
    <header
      className={isLow ? `${styles.hero} ${styles.low}` : styles.hero}
      data-hero={oneOf('Hero', 'tone', tone, tones)}
      data-has-sheet={hasSheet ? '' : undefined}
      data-named={places.length > 0 ? '' : undefined}
    >
      <div className={`${styles.inner} page-width`}>
        {eyebrow && <p className={`${styles.eyebrow} eyebrow`}>{eyebrow}</p>}
        <h1 className={styles.title}>{required('Hero', 'title', title)}</h1>
        {others.length > 0 && <div className={styles.lead}>{others}</div>}
      </div>
      <div className={styles.land}>
        <HeroTerrain title={legend} names={places.map(({ props }) => plainTextOf(props.children))} />
      </div>
    </header>
  );
}

Hero.structure = {
  isBand: true,
  accepts: [
    'Actions',
    'AssessmentForm',
    'AssessmentSheet',
    'CaseStudy',
    'ChatPreview',
    'ContactForm',
    'Snapshot',
    'Statistics',
  ],
  itemsInText: { block: 'Place', maximum: 3 },
  heading: 'title',
  level: 1,
} satisfies Structure<HeroProps>;
