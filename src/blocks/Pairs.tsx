import type { ReactNode } from 'react';
import { strings } from '../site/strings';
import { Heading } from '../ui/headingLevel';
import { itemsOf, required } from './blockError';
import styles from './Pairs.module.css';

interface PairProps {
  /** What is wrong today, in one sentence. */
  challenge: string;
  /** What we do about it. */
  children: ReactNode;
}

export function Pair({ challenge, children }: PairProps) {
  return (
    <li className={styles.pair}>
      <div className={styles.challenge}>
        <p className={styles.label}>{strings.challenge}</p>
        <Heading className={styles.title}>{required('Pair', 'challenge', challenge)}</Heading>
      </div>
      <div className={styles.solution}>
        <p className={styles.label}>{strings.solution}</p>
        <div className="prose">{children}</div>
      </div>
    </li>
  );
}

interface PairsProps {
  /** Two or more `<Pair>`. */
  children: ReactNode;
}

/**
 * Challenges and what we do about each, side by side.
 *
 * @alsoCalled problem and solution, before and after, comparison
 * @useFor two or more problems, each with what we do about it.
 * @notFor problems without answers: use `<PainPoints>`.
 * @notFor things of equal weight: use `<Cards>`.
 */
export function Pairs({ children }: PairsProps) {
  return (
    <ul role="list" className={styles.pairs}>
      {itemsOf('Pairs', children, Pair)}
    </ul>
  );
}
