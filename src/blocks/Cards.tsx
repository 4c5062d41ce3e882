import clsx from 'clsx';
import type { ReactNode } from 'react';
import { strings } from '../site/strings';
import { Heading } from '../ui/headingLevel';
import { Icon } from '../ui/Icon';
import { Link } from '../ui/Link';
import { itemsOf, oneOf, required } from './blockError';
import styles from './Cards.module.css';

const columnCounts = ['2', '3'] as const;

interface CardProps {
  /** The card's heading. */
  title: string;
  /** The page that the card links to, if any. */
  to?: string;
  /** Text of that link; "Learn more" by default. */
  label?: string;
  /** One or two sentences. */
  children: ReactNode;
}

export function Card({ title, to, label = strings.readMore, children }: CardProps) {
  return (
    <li className={styles.card}>
      <Heading className={styles.title}>{required('Card', 'title', title)}</Heading>
      <div className={clsx(styles.text, 'prose')}>{children}</div>
      {to && (
        <Link to={to} className={styles.link}>
          {/* Text instead of aria-label, because search engines read it too. */}
          {label}
          <span className="visually-hidden">: {title}</span>
          {/* A no-break space, so that the arrow is never alone on a line. */}
          {'\u00a0'}
          <Icon name="arrow-right" size={18} />
        </Link>
      )}
    </li>
  );
}

interface CardsProps {
  /** Number of columns on wide screens. */
  columns?: (typeof columnCounts)[number];
  /** Two or more `<Card>`. */
  children: ReactNode;
}

/**
 * Things of equal weight, side by side.
 *
 * @alsoCalled tiles, boxes, features, teasers
 * @useFor two or more things of equal weight with a sentence or two about each: services, values, kinds of customers.
 * @useFor an overview that links to other pages: give every card `to`, or none of them.
 * @notFor things in a fixed order: use `<Steps>`.
 * @notFor things that need a paragraph and a list each: use `<Panels>`.
 * @notFor a problem and its answer: use a list whose items start with the problem in bold.
 * @notFor a plain list of short entries: use `<Checklist>`, or a plain list.
 * @notFor a third group of cards on one page: nobody reads it.
 */
export function Cards({ columns = '3', children }: CardsProps) {
  return (
    <ul
      role="list"
      className={styles.cards}
      data-columns={oneOf('Cards', 'columns', columns, columnCounts)}
      data-reveal=""
    >
      {itemsOf('Cards', children, Card)}
    </ul>
  );
}
