import clsx from 'clsx';
import type { ReactNode } from 'react';
import { type Ground, groundInTurn } from '../../ui/ground';
import { Link } from '../../ui/Link';
import { slug } from '../../ui/text';
import { itemsOf, oneOf, required } from '../checks';
import styles from './Finder.module.css';

const looks = ['list', 'columns'] as const;

/** The grounds of the columns' titles, in turn. */
const titleGrounds: readonly Ground[] = ['copper', 'spruce', 'night'];

interface SituationProps {
  /** The page that helps. */
  to: string;
  /** The label of the link: the name of that page. */
  label: string;
  /** With `look="columns"`, the title of its column, in a word or two: `Fix now`. */
  group?: string;
  /** For a situation that cannot wait: filled with copper. At most one on a page, the first one. */
  urgent?: boolean;
  /** The situation, as a reader would say it. */
  children: ReactNode;
}

export function Situation({ to, label, urgent, children }: SituationProps) {
  return (
    <li data-ground={urgent ? 'copper' : undefined}>
      <Link to={required('Situation', 'to', to)} className={clsx(styles.situation, urgent && styles.urgent)}>
        <div>{children}</div>
        <span className={styles.label}>{required('Situation', 'label', label)}</span>
      </Link>
    </li>
  );
}

interface FinderProps {
  /** `list`: below each other. `columns`: in two or three columns, the most urgent one first. */
  look?: (typeof looks)[number];
  /** Three or more `<Situation>`. */
  children: ReactNode;
}

/**
 * Situations to choose from, in a list or in columns, each a link to the page that helps.
 *
 * @useFor readers who know their problem and not the name of the service.
 * @useFor situations in the reader's own words: "The cloud bill grows and nobody can say why".
 * @notFor an overview of services by name: use `<Cards>` with `to`.
 * @notFor questions that the page answers itself: use `<Questions>`.
 */
export function Finder({ look = 'list', children }: FinderProps) {
  const isList = oneOf('Finder', 'look', look, looks) === 'list';
  const situations = itemsOf('Finder', children, Situation, look);
  const groups = [...new Set(situations.map(({ props }) => props.group))];
  return (
    <div className={clsx(styles.finder, 'stack-6')} data-look={look}>
      {groups.map((group, index) => {
        const id = group && `${slug(group)}-situations`;
        return (
          <div key={group ?? ''} className={clsx(styles.group, 'container')}>
            {group && (
              <p id={id} className={clsx(styles.title, 'ground')} data-ground={groundInTurn(titleGrounds, index)}>
                {group}
              </p>
            )}
            <ul role="list" className={clsx(styles.list, isList && 'ruled')} aria-labelledby={id}>
              {situations.filter(({ props }) => props.group === group)}
            </ul>
          </div>
        );
      })}
    </div>
  );
}
