import type { ReactNode } from 'react';
import { ButtonLink, type ButtonTone } from '../ui/Button';
import styles from './Actions.module.css';
import { itemsOf, oneOf, required } from './blockError';

const tones = ['primary', 'quiet'] as const satisfies readonly ButtonTone[];

export interface ActionProps {
  /** Where it leads: a route (`/contact`), an anchor (`#open-positions`) or a mailto link. */
  to: string;
  /** `primary`: the one thing to do here. `quiet`: everything else. */
  tone?: (typeof tones)[number];
  /** The label. */
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

export interface ActionsProps {
  /** One to four `<Action>`, the primary one first. */
  children: ReactNode;
}

/**
 * A group of buttons that lead somewhere, side by side where there is room.
 *
 * @useFor the next step that you want a reader to take: at the end of a `<Hero>`, a `<CallToAction>` or a `<Banner>`,
 *   and now and then at the end of a `<Section>`.
 * @useFor a second, smaller way on beside the first: give it `tone="quiet"`.
 * @notFor a link in the middle of a sentence: write a Markdown link, `[see the prices](/pricing)`.
 * @notFor a choice between many pages: take `<Cards>` with `to`. Two buttons are clear, four are a menu.
 * @notFor two buttons of the `primary` tone beside each other: then neither of them is the next step.
 */
export function Actions({ children }: ActionsProps) {
  return <div className={styles.actions}>{itemsOf('Actions', children, Action)}</div>;
}
