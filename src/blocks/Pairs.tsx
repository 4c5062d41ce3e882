import type { ReactNode } from 'react';
import { strings } from '../site/strings';
import { Heading } from '../ui/headingLevel';
import { itemsOf, required } from './blockError';
import styles from './Pairs.module.css';

export interface PairProps {
  /** What is wrong today, in one sentence. */
  challenge: string;
  /** What is different afterwards, in one sentence. */
  impact?: string;
  /** What we do about it. */
  children: ReactNode;
}

export function Pair({ challenge, impact, children }: PairProps) {
  return (
    <li className={styles.pair}>
      <div className={styles.challenge}>
        <p className={styles.label}>{strings.challenge}</p>
        <Heading className={styles.title}>{required('Pair', 'challenge', challenge)}</Heading>
      </div>
      <div className={styles.solution}>
        <p className={styles.label}>{strings.solution}</p>
        <div className="prose">{children}</div>
        {impact && (
          <p className={styles.impact}>
            <span className={styles.label}>{strings.impact}</span> {impact}
          </p>
        )}
      </div>
    </li>
  );
}

export interface PairsProps {
  /** Two or more `<Pair>`. */
  children: ReactNode;
}

/**
 * Challenges and what we do about each, side by side.
 *
 * @useFor two or more problems, each with what we do about it, and with `impact` where the difference can be said in
 *   a sentence.
 * @notFor problems without answers: take `<PainPoints>`.
 * @notFor equal things: take `<Cards>`.
 * @notFor pairs of which only some have `impact`: give it to all of them or to none, so that the rows compare.
 */
export function Pairs({ children }: PairsProps) {
  return (
    <ul role="list" className={styles.pairs}>
      {itemsOf('Pairs', children, Pair)}
    </ul>
  );
}
