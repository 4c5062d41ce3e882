import type { ReactNode } from 'react';
import { itemsOf, required } from './blockError';
import { initials } from './initials';
import styles from './Quotes.module.css';

export interface QuoteProps {
  /** Who says it. */
  author: string;
  /** What they do. */
  position: string;
  /** Where they do it. */
  company: string;
  /** Marks an invented testimonial, to be replaced before launch. Visitors see no mark. */
  sample?: boolean;
  /** The quotation, without quotation marks. */
  children: ReactNode;
}

export function Quote({ author, position, company, children }: QuoteProps) {
  return (
    <li className={styles.item}>
      <figure className={styles.quote}>
        <blockquote className={styles.words}>{children}</blockquote>
        <figcaption className={styles.author}>
          <span className={styles.monogram} aria-hidden="true">
            {initials(required('Quote', 'author', author))}
          </span>
          <span>
            <strong>{author}</strong>
            <br />
            {required('Quote', 'position', position)}, {required('Quote', 'company', company)}
          </span>
        </figcaption>
      </figure>
    </li>
  );
}

export interface QuotesProps {
  /** One to four `<Quote>`. */
  children: ReactNode;
}

/**
 * What clients say: the first large, the others beside each other.
 *
 * @useFor one to four quotations of clients who agreed to be named, the strongest first. A good one names what
 *   changed.
 * @notFor the company's own words: write them as a sentence.
 * @notFor an invented quotation without `sample`: the launch check finds invented ones by that word.
 * @notFor whole letters: two sentences are read, ten are not.
 */
export function Quotes({ children }: QuotesProps) {
  return (
    <ul role="list" className={styles.quotes} data-reveal="">
      {itemsOf('Quotes', children, Quote)}
    </ul>
  );
}
