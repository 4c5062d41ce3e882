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

/** A group of actions, side by side where there is room. */
export function Actions({ children }: ActionsProps) {
  return <div className={styles.actions}>{itemsOf('Actions', children, Action)}</div>;
}
