import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import groups from '@generated/handbook/default/sidebar.json';
import { MDXProvider } from '@mdx-js/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { markdownComponents } from '../../src/layouts/markdown';
import { SiteFrame } from '../../src/layouts/SiteFrame';
import { fullTitle } from '../../src/seo/metadata';
import { Icon } from '../../src/ui/Icon';
import { Link } from '../../src/ui/Link';
import { StartReactSoon } from '../../src/ui/reactUse';
import { SideDialog } from '../../src/ui/SideDialog';
import styles from './HandbookPage.module.css';
import { AnchorHeading2, AnchorHeading3 } from './parts/AnchorHeading';
import { Search } from './search/Search';
import { strings } from './strings';

const DIALOG_ID = 'handbook-pages';

const components = { ...markdownComponents, h2: AnchorHeading2, h3: AnchorHeading3 };

/** Returns the name of the group and of the entry at an address: `Blocks: proof › Quotes`. */
function placeOf(pathname: string): string {
  return groups
    .flatMap(({ title, entries }) =>
      entries.filter(({ to }) => to === pathname).map((entry) => [title, entry.title].filter(Boolean).join(' › ')),
    )
    .join('');
}

/** Brings the current page into view in the list beside the page, which is longer than the screen. */
function useCurrentInView() {
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (list.current && current) list.current.scrollTop = current.offsetTop - list.current.clientHeight / 2;
  }, []);
  return list;
}

function PageList() {
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
  title: string;
  children: ReactNode;
}

/** A page of the writers' handbook, with the search and the list of pages, which is in a dialog on phones. */
export function HandbookPage({ title, children }: HandbookPageProps) {
  const { pathname } = useLocation();
  const list = useCurrentInView();
  return (
    <SiteFrame>
      <Head>
        <title>{fullTitle(title)}</title>
        <meta name="robots" content="noindex, nofollow" />
      </Head>
      <StartReactSoon />
      <div className={styles.page}>
        <div className={styles.tools}>
          <Search />
          <button type="button" className={styles.pagesButton} command="show-modal" commandfor={DIALOG_ID}>
            <Icon name="menu" />
            {strings.pages}
            <span className={styles.place}>{placeOf(pathname)}</span>
          </button>
        </div>
        <nav ref={list} className={styles.pages} aria-label={strings.pages}>
          <PageList />
        </nav>
        <article className={`${styles.content} prose`}>
          <h1>{title}</h1>
          <MDXProvider components={components}>{children}</MDXProvider>
        </article>
      </div>
      <SideDialog id={DIALOG_ID} title={strings.pages} closeLabel={strings.closePages}>
        <nav aria-label={strings.pages} className={styles.dialogPages}>
          <PageList />
        </nav>
      </SideDialog>
    </SiteFrame>
  );
}
