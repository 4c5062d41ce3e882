import type { FAQPage, WithContext } from 'schema-dts';

interface QuestionAndAnswer {
  question: string;
  /** Plain text. */
  answer: string;
}

/** Describes the questions and answers of a page. */
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
