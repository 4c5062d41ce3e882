import type { ReactNode } from 'react';
import { strings } from '../site/strings';
import { Heading } from '../ui/headingLevel';
import { Icon, type IconName, iconNames } from '../ui/Icon';
import { Link } from '../ui/Link';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { itemsOf, oneOf, required } from './blockError';
import styles from './Cards.module.css';

const columnCounts = ['2', '3', '4'] as const;

export interface CardProps {
  /** The card's heading. */
  title: string;
  /** Icon above the heading. */
  icon?: IconName;
  /** Where the card leads, if anywhere. */
  to?: string;
  /** Text of that link; "Learn more" when not said. */
  label?: string;
  /** One or two sentences. */
  children: ReactNode;
}

export function Card({ title, icon, to, label = strings.readMore, children }: CardProps) {
  return (
    <li className={styles.card}>
      {icon && (
        <span className={styles.icon}>
          <Icon name={oneOf('Card', 'icon', icon, iconNames)} />
        </span>
      )}
      <Heading className={styles.title}>{required('Card', 'title', title)}</Heading>
      <div className={`${styles.text} prose`}>{children}</div>
      {to && (
        <Link to={to} className={styles.link}>
          {/* In words and not as a name: search engines read them too. */}
          <span>
            {label}
            <VisuallyHidden>: {title}</VisuallyHidden>
          </span>
          <Icon name="arrow-right" size={18} />
        </Link>
      )}
    </li>
  );
}

export interface CardsProps {
  /** Cards beside each other on wide screens. */
  columns?: (typeof columnCounts)[number];
  /** Two or more `<Card>`. */
  children: ReactNode;
}

/**
 * Equal things beside each other.
 *
 * @useFor two or more things of equal weight, a sentence or two about each: services, values, kinds of customers.
 * @useFor an overview that leads on: give every card `to`, or none of them.
 * @notFor things in an order: take `<Steps>`.
 * @notFor things that need a paragraph and a list each: take `<Panels>`.
 * @notFor a problem and its answer: take `<Pairs>`.
 * @notFor a bare list of words: take `<Checklist>`, or a Markdown list.
 * @notFor a page that already has two groups of cards: the third is not read.
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
