import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { blockStrings } from '../../facts/strings';
import { DeeperHeadings, Heading } from '../../ui/headingLevel';
import { slug } from '../../ui/text';
import { checkFormat, itemsOf, required } from '../checks';
import styles from './LegalText.module.css';

interface ClauseProps {
  /** The section's heading. Links can lead to it: "Your choices" is `#your-choices`. */
  title: string;
  /** What the section says, in one short line. It promises neither more nor less than the text. */
  summary: string;
  /** The section's text. */
  children: ReactNode;
}

/** One section of a legal text, with its summary in the margin. */
export function Clause({ title, summary, children }: ClauseProps) {
  const id = slug(required('Clause', 'title', title));
  useBrokenLinks().collectAnchor(id);
  return (
    <div className={styles.clause}>
      <Heading id={id} className={styles.title}>
        {title}
      </Heading>
      <p className={clsx(styles.summary, 'remark')}>
        <span className="visually-hidden">{blockStrings.inShort} </span>
        {required('Clause', 'summary', summary)}
      </p>
      <div className={clsx(styles.text, 'prose')}>
        <DeeperHeadings>{children}</DeeperHeadings>
      </div>
    </div>
  );
}

interface LegalTextProps {
  /** Date of the last change, as `2025-04-07`. */
  updated: string;
  /** The whole text: a `<Clause>` for each section. */
  children: ReactNode;
}

/** `April 7, 2025`. */
const DATE_FORMAT = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'long' });

/**
 * A legal text on a sheet of paper, with a summary in the margin of each section. Above it are the date of its last change
 * and a list of its sections.
 *
 * @useFor the whole text of a legal page, below the `<Hero>`: privacy, terms, cookies. The ground of a hero with `tone="stone"` continues
 *   below it.
 * @useFor a `summary` that the person responsible has compared with the text.
 * @notFor other pages: use `<Section>`.
 * @notFor other blocks inside a `<Clause>`, except `<CookieTable>` and `<EmailLink>`.
 * @notFor a change of meaning without a new date in `updated`.
 */
export function LegalText({ updated, children }: LegalTextProps) {
  checkFormat('LegalText', 'updated', updated);
  const clauses = itemsOf('LegalText', children, Clause);
  const titles = clauses.map(({ props }) => required('Clause', 'title', props.title));
  return (
    <div className={clsx(styles.legal, 'ground')} data-ground="stone">
      <div className="page-width">
        <div className={styles.head}>
          <div className="stack-2">
            <p className={clsx(styles.updated, 'title-l')}>
              {blockStrings.lastUpdated}: <time dateTime={updated}>{DATE_FORMAT.format(new Date(updated))}</time>
            </p>
            <p>{blockStrings.notesAreSummaries}</p>
          </div>
          {titles.length > 1 && (
            <details className={clsx(styles.contents, 'not-printed')}>
              <summary>{blockStrings.onThisPage}</summary>
              <ol>
                {titles.map((title) => (
                  <li key={title}>
                    <a href={`#${slug(title)}`} className="plain-link">
                      {title}
                    </a>
                  </li>
                ))}
              </ol>
            </details>
          )}
        </div>
        <div className={styles.paper}>{clauses}</div>
      </div>
    </div>
  );
}
