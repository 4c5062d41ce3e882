import type { ReactNode } from 'react';
import { strings } from '../site/strings';
import { BlockError } from './blockError';
import styles from './LegalText.module.css';

export interface LegalTextProps {
  /** Day of the last change, as `2025-04-07`. */
  updated: string;
  /** The whole text, in Markdown with `##` headings. */
  children: ReactNode;
}

const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;

/** A day in words: `2025-04-07` → `April 7, 2025`. */
function inWords(date: string): string {
  const day = new Date(`${date}T00:00:00Z`);
  if (!ISO_DATE.test(date) || Number.isNaN(day.getTime())) {
    throw new BlockError('LegalText', {
      actual: `has updated="${date}".`,
      expected: 'Write a date as year-month-day: updated="2025-04-07".',
    });
  }
  return day.toLocaleDateString('en-US', { timeZone: 'UTC', year: 'numeric', month: 'long', day: 'numeric' });
}

/**
 * A legal page: one column, the date of its last change first.
 *
 * @useFor privacy, terms, cookies, and other texts that lawyers read: below the `<Hero>`, around the whole text.
 * @notFor other pages: their words stand in `<Section>`.
 * @notFor blocks inside, except `<CookieTable>` and `<EmailLink>`: a legal text is words, headings, lists and tables.
 * @notFor a change of meaning without a new date in `updated`.
 */
export function LegalText({ updated, children }: LegalTextProps) {
  return (
    <div className={styles.legal} data-legal>
      <div className={styles.column}>
        <p className={styles.updated}>
          {strings.lastUpdated}: <time dateTime={updated}>{inWords(updated)}</time>
        </p>
        <div className={`${styles.text} prose`}>{children}</div>
      </div>
    </div>
  );
}
