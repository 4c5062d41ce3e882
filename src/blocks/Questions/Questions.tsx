import clsx from 'clsx';
import { ChevronDown } from 'lucide';
import { type ReactNode, useId } from 'react';
import { faqPage } from '../../seo/jsonLd';
import { JsonLd } from '../../seo/PageHead';
import { Heading } from '../../ui/headingLevel';
import { Icon } from '../../ui/Icon';
import { plainTextOf } from '../../ui/text';
import { itemsOf, required } from '../checks';
import styles from './Questions.module.css';

interface QuestionProps {
  /** The question. */
  title: string;
  /** The answer. */
  children: ReactNode;
}

/** One question with its answer. */
export function Question(_: QuestionProps): ReactNode {
  return null;
}

interface QuestionsProps {
  /** Two or more `<Question>`. */
  children: ReactNode;
}

/**
 * Questions that open to show their answers, one at a time.
 *
 * @remarks The browser opens and closes them. `src/browser/boot/content.ts` adds the keys that move between questions.
 *
 * @useFor two or more questions that readers really ask (an FAQ), in their own words, at the end of a page: "Who owns the code?"
 * @useFor answers that start with the answer. Search engines may show them below the page.
 * @notFor what every reader must know: answers are hidden at first. Put it in a section.
 * @notFor headings in disguise: "Our approach" is not a question.
 * @notFor the same question on two pages: link to the page that answers it.
 */
export function Questions({ children }: QuestionsProps) {
  const group = useId();
  const questions = itemsOf('Questions', children, Question).map((item) => ({
    title: required('Question', 'title', item.props.title),
    answer: item.props.children,
  }));

  return (
    <>
      <div className="ruled" data-questions>
        {questions.map(({ title, answer }, index) => (
          <details key={index} name={group} className={styles.question}>
            <summary className={clsx(styles.summary, 'row')}>
              <Heading className={styles.title}>{title}</Heading>
              <span className={styles.chevron}>
                <Icon icon={ChevronDown} />
              </span>
            </summary>
            <div className={clsx(styles.answer, 'prose quiet')}>{answer}</div>
          </details>
        ))}
      </div>
      <JsonLd
        data={faqPage(questions.map(({ title, answer }) => ({ question: title, answer: plainTextOf(answer) })))}
      />
    </>
  );
}
