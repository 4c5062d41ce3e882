import type { ReactNode } from 'react';
import { Icon } from '../ui/Icon';
import styles from './Checklist.module.css';
import { entriesOf } from './markdownList';

export interface ChecklistProps {
  /** One Markdown list. */
  children: ReactNode;
}

/**
 * A Markdown list in two columns, each entry with a check mark.
 *
 * @useFor things that are included, supported or done, a few words each: platforms, certificates, what a package
 *   contains.
 * @useFor six entries and more, which a plain list would make long.
 * @notFor entries of several sentences: take `<Panels>` or `<Cards>`.
 * @notFor things that are not included: a check mark beside them says the opposite.
 * @notFor an order: take `<Steps>`, or a Markdown list with numbers.
 */
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
