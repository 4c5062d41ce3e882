import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Heading } from '../../ui/headingLevel';
import { itemsOf, oneOf, required } from '../checks';
import { NamedLogo } from '../NamedLogo';
import styles from './Panels.module.css';

const looks = ['lists', 'paragraphs'] as const;

interface PanelProps {
  /** The panel's heading. */
  title: string;
  /** A few words above the heading. */
  eyebrow?: string;
  /** The name of a partner from the facts in `partners.yaml`, whose logo the panel shows. */
  partner?: string;
  /** A paragraph, and with `look="lists"` a list: each line starts with `- `. */
  children: ReactNode;
}

export function Panel({ title, eyebrow, partner, children }: PanelProps) {
  return (
    <li className={clsx(styles.panel, 'stack-4 split')}>
      <div className={clsx(styles.head, 'row')}>
        {partner && <NamedLogo block="Panel" name={partner} look="tile" />}
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
  /**
   * Look: `lists` has the heading and the paragraph on the left, the list on the right; `paragraphs` has the heading
   * beside the paragraph.
   */
  look?: (typeof looks)[number];
  /** One or more `<Panel>`. */
  children: ReactNode;
}

/**
 * Ruled rows: each with a heading, a paragraph and a list, or with a heading and a paragraph.
 *
 * @remarks The specification calls them panels.
 *
 * @useFor things that need more room than a card: a service and what it includes, a provider and its strengths.
 * @useFor lists in which readers look for one row and skip the others.
 * @notFor one sentence per row: use `<Cards>`.
 * @notFor questions: use `<Questions>`.
 * @notFor things in a fixed order: use `<Steps>`.
 */
export function Panels({ look = 'lists', children }: PanelsProps) {
  return (
    <ul
      role="list"
      className={clsx(styles.panels, 'ruled')}
      data-look={oneOf('Panels', 'look', look, looks)}
      data-reveal=""
    >
      {itemsOf('Panels', children, Panel)}
    </ul>
  );
}
