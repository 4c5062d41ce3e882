import type { ReactNode } from 'react';
import { Icon } from '../ui/Icon';
import styles from './Checklist.module.css';
import { entriesOf } from './markdownList';

export interface ChecklistProps {
  /** One Markdown list. */
  children: ReactNode;
}

/** A Markdown list in two columns, each entry with a check mark. */
export function Checklist({ children }: ChecklistProps) {
  return (
    <ul role="list" className={styles.checklist} data-reveal="">
      {entriesOf('Checklist', children).map((item) => (
        <li key={item.key} className={styles.item}>
          <span className={styles.mark}>
            <Icon name="check" size={20} />
          </span>
          <div>{item.props.children}</div>
        </li>
      ))}
    </ul>
  );
}
