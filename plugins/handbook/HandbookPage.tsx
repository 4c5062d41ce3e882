import { useLocation } from '@docusaurus/router';
import type { ReactNode } from 'react';
import { SiteFrame } from '../../src/layouts/SiteFrame';
import type { NavigationLink } from '../../src/site/navigation';
import { Icon } from '../../src/ui/Icon';
import { Link } from '../../src/ui/Link';
import { SideDialog } from '../../src/ui/SideDialog';
import styles from './HandbookPage.module.css';
import { Search } from './search/Search';
import { strings } from './strings';

const PAGES_ID = 'handbook-pages';

export interface HandbookGroup {
  /** Empty for the pages before the first group. */
  title: string;
  entries: NavigationLink[];
}

function PageList({ groups }: { groups: readonly HandbookGroup[] }) {
  const { pathname } = useLocation();
  return groups.map(({ title, entries }) => (
    <div key={title}>
      {title && <p className={styles.groupTitle}>{title}</p>}
      <ul role="list">
        {entries.map((entry) => (
          <li key={entry.to}>
            <Link to={entry.to} className={styles.entry} aria-current={entry.to === pathname ? 'page' : undefined}>
              {entry.title}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  ));
}

interface HandbookPageProps {
  /** Every page of the handbook, in the order of `sidebars.ts`. */
  groups: readonly HandbookGroup[];
  children: ReactNode;
}

/** A page of the writers' handbook: search on top, the list of pages on the left or, on phones, behind a button. */
export function HandbookPage({ groups, children }: HandbookPageProps) {
  return (
    <SiteFrame>
      <div className={styles.page}>
        <div className={styles.tools}>
          <Search />
          <button type="button" className={styles.pagesButton} command="show-modal" commandfor={PAGES_ID}>
            <Icon name="menu" />
            {strings.pages}
          </button>
        </div>
        <nav className={styles.pages} aria-label={strings.pages}>
          <PageList groups={groups} />
        </nav>
        <article className={`${styles.words} prose`}>{children}</article>
      </div>
      <SideDialog id={PAGES_ID} title={strings.pages} closeLabel={strings.closePages}>
        <nav aria-label={strings.pages} className={styles.dialogPages}>
          <PageList groups={groups} />
        </nav>
      </SideDialog>
    </SiteFrame>
  );
}
