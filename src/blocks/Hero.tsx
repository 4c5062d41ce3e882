import type { ReactNode } from 'react';
import { Terrain } from '../ui/Terrain';
import { oneOf, required } from './blockError';
import styles from './Hero.module.css';

const tones = ['paper', 'ink'] as const;

export interface HeroProps {
  /** The page's headline: its only first-level heading. */
  title: string;
  /** A few words above the headline that say where the reader is. */
  eyebrow?: string;
  /** Ground: `paper`, or `ink`, with the copper route, for the home page and the page for unknown addresses. */
  tone?: (typeof tones)[number];
  /** One to three sentences, and a group of actions. */
  children?: ReactNode;
}

/** The first thing on every page: headline, offer, next step. */
export function Hero({ title, eyebrow, tone = 'paper', children }: HeroProps) {
  return (
    <header className={styles.hero} data-hero={oneOf('Hero', 'tone', tone, tones)}>
      <div className={styles.land}>
        <Terrain withRoute={tone === 'ink'} />
      </div>
      <div className={styles.inner}>
        {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
        <h1 className={styles.title}>{required('Hero', 'title', title)}</h1>
        {children && <div className={styles.lead}>{children}</div>}
      </div>
    </header>
  );
}
