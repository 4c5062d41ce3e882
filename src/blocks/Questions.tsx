import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { questionPage } from '../seo/jsonLd';
import { StructuredData } from '../seo/StructuredData';
import { Heading } from '../ui/headingLevel';
import { Icon } from '../ui/Icon';
import { plainTextOf } from '../ui/textOf';
import { itemsOf, required } from './blockError';
import styles from './Questions.module.css';

export interface QuestionProps {
  /** The question. */
  title: string;
  /** The answer. */
  children: ReactNode;
}

/** One entry of `<Questions>`, which renders it. */
export function Question(_: QuestionProps): ReactNode {
  return null;
}

export interface QuestionsProps {
  /** Two or more `<Question>`. */
  children: ReactNode;
}

/** Where a key moves the focus to, counted over the questions; wraps around at both ends. */
function targetOf(key: string, current: number, count: number): number | undefined {
  switch (key) {
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    case 'ArrowDown':
      return (current + 1) % count;
    case 'ArrowUp':
      return (current - 1 + count) % count;
    default:
      return undefined;
  }
}

/**
 * Questions and answers that open and close, one open at a time.
 *
 * @remarks The browser opens and closes them by itself. React adds the keys that move between questions, and the same
 *   questions go into the page's structured data.
 *
 * @useFor two or more questions that readers really ask, at the end of a page, in their words: "Who owns the code?".
 * @useFor answers that start with the answer. Search engines get the same questions and answers as data.
 * @notFor what every reader must know: it is hidden until someone opens it. Write it into a section.
 * @notFor headings in disguise: "Our approach" is no question.
 * @notFor the same question on two pages: link to the one that answers it.
 */
export function Questions({ children }: QuestionsProps) {
  const group = useId();
  const list = useRef<HTMLDivElement>(null);
  const questions = itemsOf('Questions', children, Question).map((item) => ({
    title: required('Question', 'title', item.props.title),
    answer: item.props.children,
  }));

  function moveFocus(event: KeyboardEvent) {
    const summaries = [...(list.current?.querySelectorAll('summary') ?? [])];
    const current = summaries.indexOf(event.target as HTMLElement);
    const target = current < 0 ? undefined : targetOf(event.key, current, summaries.length);
    if (target === undefined) return;
    event.preventDefault();
    summaries[target]?.focus();
  }

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the summaries inside; they bubble to here */}
      <div ref={list} className={styles.questions} onKeyDown={moveFocus}>
        {questions.map(({ title, answer }) => (
          <details key={title} name={group} className={styles.question}>
            <summary className={styles.summary}>
              <Heading className={styles.title}>{title}</Heading>
              <span className={styles.chevron}>
                <Icon name="chevron-down" />
              </span>
            </summary>
            <div className={`${styles.answer} prose`}>{answer}</div>
          </details>
        ))}
      </div>
      <StructuredData
        data={questionPage(questions.map(({ title, answer }) => ({ question: title, answer: plainTextOf(answer) })))}
      />
    </>
  );
}
