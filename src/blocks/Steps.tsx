import type { ReactNode } from 'react';
import { Heading } from '../ui/headingLevel';
import { itemsOf, required } from './blockError';
import styles from './Steps.module.css';

export interface StepProps {
  /** What happens in this step. */
  title: string;
  /** When: `Week 1`, `Day 1`. */
  time?: string;
  /** One to three sentences. */
  children: ReactNode;
}

export function Step({ title, time, children }: StepProps) {
  return (
    <li className={styles.step}>
      {time && <p className={styles.time}>{time}</p>}
      <Heading className={styles.title}>{required('Step', 'title', title)}</Heading>
      <div className={`${styles.text} prose`}>{children}</div>
    </li>
  );
}

export interface StepsProps {
  /** Two to six `<Step>`, in order. */
  children: ReactNode;
}

/**
 * A process: numbered waypoints along the route line.
 *
 * @useFor two to six things that happen one after the other, with `time` where the reader would ask when.
 * @useFor what a client does and gets in each step, and not only what we do.
 * @notFor things in no order: take `<Cards>` or `<Panels>`.
 * @notFor who talks to whom: take `<Lanes>`.
 * @notFor `time` on some of the steps only: give it to all or to none.
 */
export function Steps({ children }: StepsProps) {
  const items = itemsOf('Steps', children, Step);
  return (
    <div className={styles.container}>
      <ol role="list" className={styles.steps} data-count={items.length}>
        {items}
      </ol>
    </div>
  );
}
