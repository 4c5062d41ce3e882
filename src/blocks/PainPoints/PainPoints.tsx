import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Heading } from '../../ui/headingLevel';
import { itemsOf, required } from '../checks';
import styles from './PainPoints.module.css';

interface PainPointProps {
  /** What a client would say, in plain words. */
  title: string;
  /** The background. */
  children: ReactNode;
}

export function PainPoint({ title, children }: PainPointProps) {
  return (
    <li className={clsx(styles.point, 'stack-2')}>
      <Heading className={styles.title}>{required('PainPoint', 'title', title)}</Heading>
      <div className="prose">{children}</div>
    </li>
  );
}

interface PainPointsProps {
  /** Two to six `<PainPoint>`. */
  children: ReactNode;
}

/**
 * Problems as visitors describe them, in a list with a copper rule.
 *
 * @useFor two to six everyday problems that readers recognize, near the top of a service page, before any solution.
 * @useFor titles as a client would say them: short and without jargon.
 * @notFor a problem together with its answer: use a list whose items start with the problem in bold.
 * @notFor praise of the company in disguise: each point is about the reader's problem.
 * @notFor invented quotations: what a named person said belongs in `<Quotes>`.
 */
export function PainPoints({ children }: PainPointsProps) {
  return (
    <ul role="list" className={styles.points} data-reveal="">
      {itemsOf('PainPoints', children, PainPoint)}
    </ul>
  );
}
