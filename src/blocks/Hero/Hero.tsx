import clsx from 'clsx';
import type { ReactNode } from 'react';
import { HeroTerrain } from '../../ui/Terrain';
import { WithPromise } from '../Actions/Actions';
import { oneOf, required } from '../blockError';
import { slotsOf } from '../slots';
import styles from './Hero.module.css';

/** Colors of the ground that an exhibit lies on. */
const grounds = ['night', 'spruce', 'copper', 'stone', 'glacier'] as const;
const tones = ['paper', 'ink', ...grounds] as const;
const heights = ['normal', 'low'] as const;

interface HeroProps {
  /** The page's headline: its only first-level heading. */
  title: string;
  /** A few words above the headline that name the topic. */
  eyebrow?: string;
  /** A second, smaller line below the title. */
  slogan?: string;
  /**
   * Background: `paper` (light), or `ink` (dark) for the home page and the page for unknown addresses. The others are colors of the
   * ground that the exhibit lies on.
   */
  tone?: (typeof tones)[number];
  /** Height: `low` for pages whose readers come for what is below, such as prices or legal texts. */
  height?: (typeof heights)[number];
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
 * @useFor an exhibit on every page that offers something: a `<Sheet>`, `<Screens>`, `<CaseStudies>`, `<Statistics>`, or the
 *   form itself. Without one, and behind one on paper, there is a map of contour lines.
 * @useFor a color behind an exhibit: `night` for what costs money, `spruce` for what we run and protect, `glacier` for what is
 *   new, `copper` for breakdowns, `stone` for the company itself.
 * @useFor `height="low"` above what readers come for, such as prices or a `<LegalText>`. It has no map.
 * @notFor a second headline further down: use `<Section>`.
 * @notFor `tone="ink"` on ordinary pages: it is for the home page and the page for unknown addresses.
 * @notFor more than three sentences: put the rest in the first section.
 */
export function Hero({ title, eyebrow, slogan, tone = 'paper', height = 'normal', children }: HeroProps) {
  const isLow = oneOf('Hero', 'height', height, heights) === 'low';
  const isInk = oneOf('Hero', 'tone', tone, tones) === 'ink';
  const color = grounds.find((ground) => ground === tone);
  const { text, actions, notes, form, exhibit, stage } = slotsOf(children);
  const shows = form.length > 0 ? 'form' : stage.length > 0 ? 'stage' : exhibit.length > 0 ? 'exhibit' : 'words';
  const afterForm = form.length > 0 ? notes : [];
  const isPlain = shows === 'words';
  const hasLand = !isLow && !color && (isPlain || shows === 'exhibit');
  const heading = required('Hero', 'title', title);
  const shown = [...afterForm, ...stage, ...exhibit];
  const isOnGround = color && shows !== 'form';
  return (
    <header
      className={styles.hero}
      data-hero={isInk ? 'ink' : 'paper'}
      data-ground={color}
      data-height={isLow ? height : undefined}
      data-shows={shows}
    >
      {hasLand && (
        <div className={styles.land}>
          <HeroTerrain hasTrail={isPlain} />
        </div>
      )}
      <div className={clsx(styles.inner, 'page-width')}>
        <div className={clsx(styles.headline, 'stack-3')}>
          {eyebrow && <p className="eyebrow">{eyebrow}</p>}
          {slogan ? (
            <hgroup>
              <h1>{heading}</h1>
              <p>{slogan}</p>
            </hgroup>
          ) : (
            <h1>{heading}</h1>
          )}
        </div>
        {(text.length > 0 || actions.length > 0) && (
          <div className={clsx(styles.words, 'stack-5')}>
            {text.length > 0 && <div className={clsx(styles.lead, 'stack-4 quiet')}>{text}</div>}
            <WithPromise value>{actions}</WithPromise>
            {form.length === 0 && notes}
          </div>
        )}
        {form.length > 0 && <div className={styles.form}>{form}</div>}
        {shown.length > 0 && (
          <div
            className={clsx(
              styles[stage.length > 0 ? 'stage' : 'exhibit'],
              isOnGround && ['surface', 'full-bleed', styles.ground],
            )}
            data-ground={isOnGround ? color : undefined}
          >
            {shown}
          </div>
        )}
      </div>
    </header>
  );
}
