import type { ReactNode } from 'react';
import { strings } from '../site/strings';
import { BlockError } from './blockError';
import styles from './LegalText.module.css';

interface LegalTextProps {
  /** Date of the last change, as `2025-04-07`. */
  updated: string;
  /** The whole text, in Markdown with `##` headings. */
  children: ReactNode;
}

const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;

/** Formats a date: `2025-04-07` → `April 7, 2025`. */
function formatDate(date: string): string {
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
 * A legal text in one column, below the date of its last change.
 *
 * @useFor the whole text of a legal page, below the `<Hero>`: privacy, terms, cookies.
 * @notFor other pages: use `<Section>`.
 * @notFor other blocks inside, except `<CookieTable>` and `<EmailLink>`.
 * @notFor a change of meaning without a new date in `updated`.
 */
export function LegalText({ updated, children }: LegalTextProps) {
  return (
    <div className={styles.legal} data-legal>
      <div className="page-width">
        <p className={`${styles.updated} note`}>
          {strings.lastUpdated}: <time dateTime={updated}>{formatDate(updated)}</time>
        </p>
        <div className={`${styles.text} prose`}>{children}</div>
      </div>
    </div>
  );
}
