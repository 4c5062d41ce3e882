import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Heading } from '../../ui/headingLevel';
import { itemsOf, required } from '../blockError';
import styles from './Steps.module.css';

interface StepProps {
  /** What happens in this step. */
  title: string;
  /** One to three sentences. */
  children: ReactNode;
}

export function Step({ title, children }: StepProps) {
  return (
    <li className={styles.step}>
      <Heading className={styles.title}>{required('Step', 'title', title)}</Heading>
      <div className={clsx(styles.text, 'prose')}>{children}</div>
    </li>
  );
}

interface StepsProps {
  /** Two to six `<Step>`, in order. */
  children: ReactNode;
}

/**
 * A process: numbered steps along a line.
 *
 * @alsoCalled process, timeline, how it works
 * @useFor two to six things that happen one after the other.
 * @useFor what the client does and gets in each step, not only what we do.
 * @useFor a conversation: two to four steps, each with a quotation (`> Are you open?`), drawn as a speech bubble,
 *   and a paragraph that starts with bold words.
 * @notFor things in no particular order: use `<Cards>` or `<Panels>`.
 * @notFor times: use `<Sheet look="ticket">`.
 */
export function Steps({ children }: StepsProps) {
  const items = itemsOf('Steps', children, Step);
  return (
    <div className={styles.container}>
      <ol role="list" className={styles.steps} data-reveal="" data-long={items.length > 4 ? '' : undefined}>
        {items}
      </ol>
    </div>
  );
}
