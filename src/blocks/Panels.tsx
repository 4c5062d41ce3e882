import type { ReactNode } from 'react';
import { Heading } from '../ui/headingLevel';
import { Icon, type IconName, iconNames } from '../ui/Icon';
import { itemsOf, oneOf, required } from './blockError';
import styles from './Panels.module.css';

export interface PanelProps {
  /** The row's heading. */
  title: string;
  /** A few words above the heading. */
  eyebrow?: string;
  /** Icon beside the heading. */
  icon?: IconName;
  /** A paragraph, a Markdown list, or both. */
  children: ReactNode;
}

export function Panel({ title, eyebrow, icon, children }: PanelProps) {
  return (
    <li className={styles.panel}>
      <div className={styles.head}>
        {icon && (
          <span className={styles.icon}>
            <Icon name={oneOf('Panel', 'icon', icon, iconNames)} size={28} />
          </span>
        )}
        <div>
          {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
          <Heading>{required('Panel', 'title', title)}</Heading>
        </div>
      </div>
      <div className={`${styles.body} prose`}>{children}</div>
    </li>
  );
}

export interface PanelsProps {
  /** One or more `<Panel>`. */
  children: ReactNode;
}

/**
 * Ruled rows for things that need a paragraph and a list: heading on the left, the rest on the right.
 *
 * @useFor things that need more room than a card gives: a service with what it contains, a provider with what it is
 *   good at.
 * @useFor anything of which the reader looks for one row and skips the others.
 * @notFor a sentence each: take `<Cards>`.
 * @notFor questions: take `<Questions>`.
 * @notFor an order: take `<Steps>`.
 */
export function Panels({ children }: PanelsProps) {
  return (
    <ul role="list" className={styles.panels} data-reveal="">
      {itemsOf('Panels', children, Panel)}
    </ul>
  );
}
