import { Check } from 'lucide';
import { Children, isValidElement, type ReactNode } from 'react';
import { Icon } from '../../ui/Icon';
import { BlockError } from '../checks';
import styles from './Checklist.module.css';

const elementsIn = (content: ReactNode) =>
  Children.toArray(content).filter((child) => isValidElement<{ children?: ReactNode }>(child));

interface ChecklistProps {
  /** One list: each line starts with `- `. */
  children: ReactNode;
}

/**
 * A list in two columns, each entry with a check mark.
 *
 * @useFor things that are included, supported or done, in a few words each: platforms, certificates, contents of a
 *   package.
 * @useFor six or more entries, which would be long as a plain list.
 * @notFor entries of several sentences: use `<Panels>` or `<Cards>`.
 * @notFor things that are not included: a check mark says the opposite.
 * @notFor things in a fixed order: use `<Steps>`, or a numbered list.
 */
export function Checklist({ children }: ChecklistProps) {
  const [list, ...others] = elementsIn(children);
  if (list?.type !== 'ul' || others.length > 0)
    throw new BlockError(
      'Checklist',
      'contains something other than one list. Write one Markdown list inside: lines that start with "- ".',
    );
  return (
    <ul role="list" className={styles.checklist} data-reveal="">
      {elementsIn(list.props.children).map((item) => (
        <li key={item.key} className={styles.item}>
          <span className={styles.check}>
            <Icon icon={Check} size={20} />
          </span>
          <div>{item.props.children}</div>
        </li>
      ))}
    </ul>
  );
}
