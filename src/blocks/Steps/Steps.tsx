import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Heading } from '../../ui/headingLevel';
import { itemsOf, oneOf, required } from '../checks';
import styles from './Steps.module.css';

const looks = ['line', 'conversation', 'list'] as const;
const speakers = ['visitor', 'assistant', 'person'] as const;

interface StepProps {
  /** What happens in this step. */
  title: string;
  /** With `look="conversation"`, who says what is quoted. */
  speaker?: (typeof speakers)[number];
  /** A figure that this step aims for, `3x`, in a ring. */
  aim?: string;
  /** What the aim counts, `as many questions`. */
  detail?: string;
  /** One to three sentences. */
  children: ReactNode;
}

export function Step({ title, speaker, aim, detail, children }: StepProps) {
  return (
    <li className={styles.step} data-speaker={speaker && oneOf('Step', 'speaker', speaker, speakers)}>
      <Heading className={styles.title}>{required('Step', 'title', title)}</Heading>
      <div className={clsx(styles.text, 'prose')}>
        {children}
        {(aim || detail) && (
          <p>
            {aim && <strong className={styles.aim}>{aim}</strong>} {detail}
          </p>
        )}
      </div>
    </li>
  );
}

interface StepsProps {
  /**
   * `line`: two to four, side by side on wide screens. `conversation`: the same, with quotations in speech bubbles. `list`: up to six, one
   * below the other.
   */
  look?: (typeof looks)[number];
  /** Two to six `<Step>`, in order. */
  children: ReactNode;
}

/**
 * A process: numbered steps along a line.
 *
 * @useFor two to six things that happen one after the other.
 * @useFor what the client does and gets in each step, not only what we do.
 * @useFor a conversation: two to four steps, each with its `speaker` and a quotation (`> Are you open?`).
 * @notFor things in no particular order: use `<Cards>` or `<Panels>`.
 * @notFor times: use `<Sheet look="ticket">`.
 */
export function Steps({ look = 'line', children }: StepsProps) {
  return (
    <div className="container">
      <ol role="list" className={styles.steps} data-look={oneOf('Steps', 'look', look, looks)}>
        {itemsOf('Steps', children, Step, look)}
      </ol>
    </div>
  );
}
