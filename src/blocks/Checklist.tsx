import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import { Icon } from '../ui/Icon';
import { BlockError } from './blockError';
import styles from './Checklist.module.css';

export interface ChecklistProps {
  /** One Markdown list. */
  children: ReactNode;
}

type WithChildren = ReactElement<{ children?: ReactNode }>;

function elementsIn(children: ReactNode): WithChildren[] {
  return Children.toArray(children).filter((child): child is WithChildren => isValidElement(child));
}

/** A Markdown list in two columns, each entry with a check mark. */
export function Checklist({ children }: ChecklistProps) {
  const [list, ...others] = elementsIn(children);
  if (list?.type !== 'ul' || others.length > 0) {
    throw new BlockError(
      'Checklist',
      'holds something else than one list.',
      'Write one Markdown list inside: lines that start with "- ".',
    );
  }
  return (
    <ul role="list" className={styles.checklist} data-reveal="">
      {elementsIn(list.props.children).map((item) => (
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
