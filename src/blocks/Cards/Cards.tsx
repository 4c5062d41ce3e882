import clsx from 'clsx';
import { ArrowRight, Bot, Cloud, Handshake, type IconNode, Lightbulb, Mail, ShieldCheck, Target } from 'lucide';
import type { ReactNode } from 'react';
import { blockStrings } from '../../facts/strings';
import { Heading } from '../../ui/headingLevel';
import { Icon } from '../../ui/Icon';
import { Link } from '../../ui/Link';
import { itemsOf, oneOf, required } from '../checks';
import styles from './Cards.module.css';

const icons = {
  assistant: Bot,
  cloud: Cloud,
  handshake: Handshake,
  idea: Lightbulb,
  mail: Mail,
  shield: ShieldCheck,
  target: Target,
} as const satisfies Record<string, IconNode>;

type IconName = keyof typeof icons;
const iconNames = Object.keys(icons) as IconName[];

const columnCounts = ['2', '3'] as const;

interface CardProps {
  /** The card's heading. */
  title: string;
  /** A word above the heading, for the kind of card: `Challenge`. */
  eyebrow?: string;
  /** A drawing above the heading. Every card of a group has one, or none has. */
  icon?: IconName;
  /** The page that the card links to, if any. */
  to?: string;
  /** Text of that link; "Learn more" by default. */
  label?: string;
  /** One or two sentences. */
  children: ReactNode;
}

export function Card({ title, eyebrow, icon, to, label = blockStrings.readMore, children }: CardProps) {
  return (
    <li className={styles.card} data-reveal="">
      {icon && <Icon icon={icons[oneOf('Card', 'icon', icon, iconNames)]} size={32} className={styles.icon} />}
      {eyebrow && <p className="eyebrow">{eyebrow}</p>}
      <Heading className={styles.title}>{required('Card', 'title', title)}</Heading>
      <div className={clsx(styles.text, 'prose')}>{children}</div>
      {to && (
        <Link to={to} className={clsx(styles.link, 'stretched-link')}>
          {label}
          <span className="visually-hidden">: {title}</span>
          {/* A no-break space, so that the arrow is never alone on a line. */}
          {'\u00a0'}
          <Icon icon={ArrowRight} size={18} />
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
 * @useFor two or more things of equal weight with a sentence or two about each: services, values, kinds of customers.
 * @useFor values and solutions: give every card an `icon`.
 * @useFor an overview that links to other pages: give every card `to`, or none of them.
 * @notFor things in a fixed order: use `<Steps>`.
 * @notFor things that need a paragraph and a list each: use `<Panels>`.
 * @notFor a problem and its answer: use a list whose items start with the problem in bold.
 * @notFor a plain list of short entries: use `<Checklist>`, or a plain list.
 * @notFor a third group of cards on one page: nobody reads it.
 */
export function Cards({ columns = '3', children }: CardsProps) {
  return (
    <ul role="list" className={styles.cards} data-columns={oneOf('Cards', 'columns', columns, columnCounts)}>
      {itemsOf('Cards', children, Card)}
    </ul>
  );
}
