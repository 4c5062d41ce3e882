import clsx from 'clsx';
import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import { strings } from '../site/strings';
import { BlockError } from './blockError';
import styles from './LegalText.module.css';

interface LegalTextProps {
  /** Date of the last change, as `2025-04-07`. */
  updated: string;
  /** The whole text. A heading is a line that starts with `## `. */
  children: ReactNode;
}

const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;

/** Formats a date: `2025-04-07` → `April 7, 2025`. */
function formatDate(date: string): string {
  const day = new Date(`${date}T00:00:00Z`);
  if (!ISO_DATE.test(date) || Number.isNaN(day.getTime())) {
    throw new BlockError('LegalText', `has updated="${date}". Write a date as year-month-day: updated="2025-04-07".`);
  }
  return day.toLocaleDateString('en-US', { timeZone: 'UTC', year: 'numeric', month: 'long', day: 'numeric' });
}

interface HeadingProps {
  id: string;
  children: ReactNode;
}

function headingsIn(children: ReactNode): HeadingProps[] {
  return Children.toArray(children)
    .filter((child): child is ReactElement<HeadingProps> => isValidElement(child) && child.type === 'h2')
    .map(({ props }) => props);
}

/**
 * A legal text in one column, with the date of its last change and a list of its headings.
 *
 * @alsoCalled privacy, terms, policy
 * @useFor the whole text of a legal page, below the `<Hero>`: privacy, terms, cookies.
 * @notFor other pages: use `<Section>`.
 * @notFor other blocks inside, except `<CookieTable>` and `<EmailLink>`.
 * @notFor a change of meaning without a new date in `updated`.
 */
export function LegalText({ updated, children }: LegalTextProps) {
  const headings = headingsIn(children);
  return (
    <div className={styles.legal}>
      <div className={clsx(styles.inner, 'page-width')}>
        <div className={styles.side}>
          <p className={clsx(styles.updated, 'note')}>
            {strings.lastUpdated}: <time dateTime={updated}>{formatDate(updated)}</time>
          </p>
          {headings.length > 1 && (
            <details className={styles.contents}>
              <summary>{strings.onThisPage}</summary>
              <ol role="list">
                {headings.map(({ id, children: heading }) => (
                  <li key={id}>
                    <a href={`#${id}`}>{heading}</a>
                  </li>
                ))}
              </ol>
            </details>
          )}
        </div>
        <div className={clsx(styles.text, 'prose')}>{children}</div>
      </div>
    </div>
  );
}
