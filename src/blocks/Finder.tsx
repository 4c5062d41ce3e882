import type { ReactNode } from 'react';
import { Link } from '../ui/Link';
import { itemsOf, required } from './blockError';
import styles from './Finder.module.css';

interface SituationProps {
  /** The page that helps. */
  to: string;
  /** Name of that page, as on a signpost. */
  place: string;
  /** The situation, as a reader would say it. */
  children: ReactNode;
}

export function Situation({ to, place, children }: SituationProps) {
  return (
    <li>
      <Link to={required('Situation', 'to', to)} className={styles.situation}>
        <div>{children}</div>
        <span className={styles.place}>{required('Situation', 'place', place)}</span>
      </Link>
    </li>
  );
}

interface FinderProps {
  /** Three or more `<Situation>`. */
  children: ReactNode;
}

/**
 * Situations to choose from, each a link to the page that helps.
 *
 * @alsoCalled choices, guide
 * @useFor readers who know their problem and not the name of the service.
 * @useFor situations in the reader's own words: "The cloud bill grows and nobody can say why".
 * @notFor an overview of services by name: use `<Cards>` with `to`.
 * @notFor questions that the page answers itself: use `<Questions>`.
 */
export function Finder({ children }: FinderProps) {
  return (
    <ul role="list" className={styles.finder}>
      {itemsOf('Finder', children, Situation)}
    </ul>
  );
}
