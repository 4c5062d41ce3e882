import clsx from 'clsx';
import type { ReactNode } from 'react';
import { blockStrings } from '../../facts/strings';
import { itemsOf, oneOf, required } from '../checks';
import { SampleNote } from '../SampleNote';
import styles from './Quotes.module.css';

const looks = ['single', 'pair', 'lead'] as const;

interface QuoteProps {
  /** Who says it. */
  author: string;
  /** Their position. */
  position: string;
  /** Their company. */
  company: string;
  /** Marks a sample quotation, to be replaced before launch. Visitors read that it is one. */
  sample?: boolean;
  /** The quotation, without quotation marks. */
  children: ReactNode;
}

export function Quote({ author, position, company, children }: QuoteProps) {
  return (
    <li className={styles.item}>
      <figure className={clsx(styles.quote, 'stack-4')}>
        <blockquote className={styles.text}>{children}</blockquote>
        <figcaption className={clsx(styles.author, 'note')}>
          <strong>{required('Quote', 'author', author)}</strong>
          <br />
          {required('Quote', 'position', position)}, {required('Quote', 'company', company)}
        </figcaption>
      </figure>
    </li>
  );
}

interface QuotesProps {
  /** `single`: one. `pair`: two side by side. `lead`: a large one above two or three. */
  look: (typeof looks)[number];
  /** One to four `<Quote>`. */
  children: ReactNode;
}

/**
 * What clients say: the first quotation large, the others side by side.
 *
 * @useFor one to four quotations from clients who agreed to be named, the strongest first. A good one says what changed.
 * @notFor the company's own words: write a sentence.
 * @notFor long quotations: people read two sentences, not ten.
 */
export function Quotes({ look, children }: QuotesProps) {
  const isSingle = oneOf('Quotes', 'look', look, looks) === 'single';
  const quotes = itemsOf('Quotes', children, Quote, look);
  const list = (
    <ul role="list" className={styles.quotes} data-look={look} data-reveal="">
      {quotes}
    </ul>
  );
  return (
    <>
      {isSingle ? (
        list
      ) : (
        /* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls, and Safari's keyboard navigation reaches only what can be focused. */
        <section className={styles.scroller} tabIndex={0} aria-label={blockStrings.quotations}>
          {list}
        </section>
      )}
      <SampleNote kind="quotes" items={quotes} />
    </>
  );
}
