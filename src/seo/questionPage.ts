import type { FAQPage, WithContext } from 'schema-dts';

export interface QuestionAndAnswer {
  question: string;
  /** Plain text. */
  answer: string;
}

/** Questions and their answers, as they stand on a page. */
export function questionPage(questions: readonly QuestionAndAnswer[]): WithContext<FAQPage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
