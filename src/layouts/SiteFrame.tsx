import ErrorBoundary from '@docusaurus/ErrorBoundary';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { ConsentQuestion } from '../browser/analytics/ConsentQuestion';
import { strings } from '../facts/strings';
import { organization } from '../seo/jsonLd';
import { JsonLd } from '../seo/PageHead';
import { Drawer } from '../shell/Drawer';
import { Footer } from '../shell/Footer';
import { Header } from '../shell/Header';
import styles from './SiteFrame.module.css';

/** The id of the main element, where the skip link leads. */
const MAIN_ID = 'main';

interface SiteFrameProps {
  actionBar?: ReactNode;
  children: ReactNode;
}

/** What surrounds every page: the shell, the consent question and the structured data of the company. */
export function SiteFrame({ actionBar, children }: SiteFrameProps) {
  return (
    <>
      {/* The first element that the Tab key reaches. */}
      <nav aria-label={strings.skipNavigation}>
        <a href={`#${MAIN_ID}`} className={clsx(styles.skip, 'box')}>
          {strings.skipToContent}
        </a>
      </nav>
      {/* Near the top, so that the Tab key reaches it before the elements that it may cover. */}
      <ConsentQuestion />
      <Header />
      <main id={MAIN_ID} className={styles.main} tabIndex={-1}>
        {/* Header and footer remain when a page fails. */}
        <ErrorBoundary>{children}</ErrorBoundary>
      </main>
      <Drawer />
      <Footer />
      {actionBar}
      <JsonLd data={organization()} />
    </>
  );
}
