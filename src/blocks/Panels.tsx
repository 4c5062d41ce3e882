import type { ReactNode } from 'react';
import { Heading } from '../ui/headingLevel';
import { itemsOf, required } from './blockError';
import styles from './Panels.module.css';

interface PanelProps {
  /** The row's heading. */
  title: string;
  /** A few words above the heading. */
  eyebrow?: string;
  /** A paragraph, a Markdown list, or both. */
  children: ReactNode;
}

export function Panel({ title, eyebrow, children }: PanelProps) {
  return (
    <li className={styles.panel}>
      <div>
        {eyebrow && <p className="eyebrow">{eyebrow}</p>}
        <Heading>{required('Panel', 'title', title)}</Heading>
      </div>
      <div className={'quiet prose'}>{children}</div>
    </li>
  );
}

interface PanelsProps {
  /** One or more `<Panel>`. */
  children: ReactNode;
}

/**
 * Ruled rows: the heading on the left, a paragraph and a list on the right.
 *
 * @useFor things that need more room than a card: a service and what it includes, a provider and its strengths.
 * @useFor lists in which readers look for one row and skip the others.
 * @notFor one sentence per row: use `<Cards>`.
 * @notFor questions: use `<Questions>`.
 * @notFor things in a fixed order: use `<Steps>`.
 */
export function Panels({ children }: PanelsProps) {
  return (
    <ul role="list" className={styles.panels} data-reveal="">
      {itemsOf('Panels', children, Panel)}
    </ul>
  );
}
