import type { ReactNode } from 'react';
import { strings } from '../site/strings';
import { Heading } from '../ui/headingLevel';
import { itemsOf, required } from './blockError';
import styles from './Pairs.module.css';

interface PairProps {
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
        <div>
          <p className={styles.label}>{strings.solution}</p>
          <div className="prose">{children}</div>
        </div>
        {impact && (
          <p className={styles.impact}>
            <span className={styles.label}>{strings.impact}</span> {impact}
          </p>
        )}
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
 * @useFor two or more problems, each with what we do about it, and with `impact` if one sentence can state the result.
 * @notFor problems without answers: use `<PainPoints>`.
 * @notFor things of equal weight: use `<Cards>`.
 * @notFor `impact` on only some of the pairs: give it to all or none, so that readers can compare them.
 */
export function Pairs({ children }: PairsProps) {
  return (
    <ul role="list" className={styles.pairs}>
      {itemsOf('Pairs', children, Pair)}
    </ul>
  );
}
