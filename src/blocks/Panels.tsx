import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Heading } from '../ui/headingLevel';
import { PartnerLogo } from '../ui/PartnerLogo';
import { itemsOf, required } from './blockError';
import styles from './Panels.module.css';
import { partnerOf } from './partnerOf';

interface PanelProps {
  /** The row's heading. */
  title: string;
  /** A few words above the heading. */
  eyebrow?: string;
  /** The name of a partner from the facts in `partners.yaml`, whose logo the row shows. */
  partner?: string;
  /** A paragraph and, if something belongs to it, a list: each line starts with `- `. */
  children: ReactNode;
}

export function Panel({ title, eyebrow, partner, children }: PanelProps) {
  return (
    <li className={styles.panel}>
      <div className={styles.head}>
        {partner && <PartnerLogo partner={partnerOf('Panel', partner)} />}
        <div>
          {eyebrow && <p className="eyebrow">{eyebrow}</p>}
          <Heading>{required('Panel', 'title', title)}</Heading>
        </div>
      </div>
      <div className={clsx(styles.body, 'prose')}>{children}</div>
    </li>
  );
}

interface PanelsProps {
  /** One or more `<Panel>`. */
  children: ReactNode;
}

/**
 * Ruled rows: the heading and a paragraph on the left and a list on the right, or the heading beside the paragraph.
 *
 * @alsoCalled rows, features
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
