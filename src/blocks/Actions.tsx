import type { ReactNode } from 'react';
import { ButtonLink, type ButtonTone } from '../ui/Button';
import styles from './Actions.module.css';
import { itemsOf, oneOf, required } from './blockError';

const tones = ['primary', 'quiet'] as const satisfies readonly ButtonTone[];

interface ActionProps {
  /** The page that it opens (`/contact`), a heading on this page (`#open-positions`), or a web address. */
  to: string;
  /** `primary` is filled, for the main action; `quiet` is outlined, for all others. */
  tone?: (typeof tones)[number];
  /** The words on it. */
  children: ReactNode;
}

/** A link that looks like a button. */
export function Action({ to, tone = 'primary', children }: ActionProps) {
  return (
    <ButtonLink to={required('Action', 'to', to)} tone={oneOf('Action', 'tone', tone, tones)}>
      {children}
    </ButtonLink>
  );
}

interface ActionsProps {
  /** One to four `<Action>`, the primary one first. */
  children: ReactNode;
}

/**
 * A group of links that look like buttons, side by side where there is room.
 *
 * @alsoCalled button, link, call to action
 * @useFor the next step for the reader: at the end of a `<Hero>`, a `<CallToAction>` or a `<Banner>`, and sometimes at
 *   the end of a `<Section>`.
 * @useFor a less important link beside the first one: give it `tone="quiet"`.
 * @notFor a link in the middle of a sentence: make the words a link, `[see the prices](/pricing)`.
 * @notFor a choice between many pages: use `<Cards>` with `to`.
 * @notFor two `primary` buttons side by side: readers cannot tell which one is the next step.
 */
export function Actions({ children }: ActionsProps) {
  return <div className={styles.actions}>{itemsOf('Actions', children, Action)}</div>;
}
