import { useLocation } from '@docusaurus/router';
import type { ReactNode } from 'react';
import { labels } from '../site/labels';
import type { NavigationLink } from '../site/navigation';
import { Link } from '../ui/Link';
import styles from './HandbookPage.module.css';
import { SiteFrame } from './SiteFrame';

interface HandbookPageProps {
  /** Every page of the handbook, in the order of `sidebars.ts`. */
  entries: readonly NavigationLink[];
  children: ReactNode;
}

/** A page of the writers' handbook: the list of its pages on the left, words on the right. */
export function HandbookPage({ entries, children }: HandbookPageProps) {
  const { pathname } = useLocation();
  return (
    <SiteFrame>
      <div className={styles.page}>
        <nav className={styles.entries} aria-label={labels.handbook}>
          <p className={styles.title}>{labels.handbook}</p>
          <ul role="list">
            {entries.map(({ title, to }) => (
              <li key={to}>
                <Link to={to} className={styles.entry} aria-current={to === pathname ? 'page' : undefined}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <article className={`${styles.words} prose`}>{children}</article>
      </div>
    </SiteFrame>
  );
}
