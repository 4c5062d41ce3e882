import type { ReactNode } from 'react';
import { Link } from '../../ui/Link';
import { slug } from '../../ui/text';
import { itemsOf, required } from '../blockError';
import styles from './Finder.module.css';

interface SituationProps {
  /** The page that helps. */
  to: string;
  /** Name of that page, as on a signpost. */
  place: string;
  /** The column that it is in, in a word or two: `Fix now`. All situations of a `<Finder>` have one, or none has. */
  group?: string;
  /** Cannot wait: filled with rust. At most one on a page, the first one. */
  urgent?: boolean;
  /** The situation, as a reader would say it. */
  children: ReactNode;
}

export function Situation({ to, place, urgent, children }: SituationProps) {
  return (
    <li>
      <Link to={required('Situation', 'to', to)} className={styles.situation} data-urgent={urgent}>
        <div>{children}</div>
        <span className={styles.place}>{required('Situation', 'place', place)}</span>
      </Link>
    </li>
  );
}

interface FinderProps {
  /** Three or more `<Situation>`. With `group`, in two or three columns, the most urgent one first. */
  children: ReactNode;
}

/**
 * Situations to choose from, in a list or in columns, each a link to the page that helps.
 *
 * @alsoCalled choices, guide
 * @useFor readers who know their problem and not the name of the service.
 * @useFor situations in the reader's own words: "The cloud bill grows and nobody can say why".
 * @notFor an overview of services by name: use `<Cards>` with `to`.
 * @notFor questions that the page answers itself: use `<Questions>`.
 */
export function Finder({ children }: FinderProps) {
  const situations = itemsOf('Finder', children, Situation);
  const groups = [...new Set(situations.map(({ props }) => props.group))];
  return (
    <div className={styles.finder}>
      {groups.map((group) => {
        const id = group && `${slug(group)}-situations`;
        return (
          <div key={group ?? ''} className={styles.group}>
            {group && (
              <p id={id} className={styles.title}>
                {group}
              </p>
            )}
            <ul role="list" className={styles.list} aria-labelledby={id}>
              {situations.filter(({ props }) => props.group === group)}
            </ul>
          </div>
        );
      })}
    </div>
  );
}
