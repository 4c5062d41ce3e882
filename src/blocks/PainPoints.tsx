import type { ReactNode } from 'react';
import { Heading } from '../ui/headingLevel';
import { itemsOf, required } from './blockError';
import styles from './PainPoints.module.css';

export interface PainPointProps {
  /** The sentence a client would say, in plain words. */
  title: string;
  /** What lies behind it. */
  children: ReactNode;
}

export function PainPoint({ title, children }: PainPointProps) {
  return (
    <li className={styles.point}>
      <Heading className={styles.title}>{required('PainPoint', 'title', title)}</Heading>
      <div className={`${styles.text} prose`}>{children}</div>
    </li>
  );
}

export interface PainPointsProps {
  /** Two to six `<PainPoint>`. */
  children: ReactNode;
}

/**
 * What visitors say when they come, as a list with a copper rule.
 *
 * @useFor two to six sentences in which a reader recognizes their own week, near the top of a service's page, before
 *   any solution.
 * @useFor titles in the words of a client: short, spoken, without the terms of the trade.
 * @notFor a problem together with its answer: take `<Pairs>`.
 * @notFor praise of the company in disguise: a point is the reader's trouble, not our strength.
 * @notFor invented quotations: what a named person said belongs into `<Quotes>`.
 */
export function PainPoints({ children }: PainPointsProps) {
  return (
    <ul role="list" className={styles.points} data-reveal="">
      {itemsOf('PainPoints', children, PainPoint)}
    </ul>
  );
}
