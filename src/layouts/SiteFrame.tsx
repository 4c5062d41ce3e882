import ErrorBoundary from '@docusaurus/ErrorBoundary';
import type { ReactNode } from 'react';
import { ConsentQuestion } from '../analytics/ConsentQuestion';
import { organization } from '../seo/jsonLd';
import { StructuredData } from '../seo/StructuredData';
import { Footer } from '../shell/Footer';
import { Header } from '../shell/Header';
import { MAIN_ID, SkipLink } from '../shell/SkipLink';
import styles from './SiteFrame.module.css';

/** What surrounds the content of every page: skip link, header, footer, the company's structured data. */
export function SiteFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      {/* Early, so that the keyboard comes to it before it comes to what it may cover. */}
      <ConsentQuestion />
      <Header />
      <main id={MAIN_ID} className={styles.main} tabIndex={-1}>
        {/* A page that fails leaves header and footer standing. */}
        <ErrorBoundary>{children}</ErrorBoundary>
      </main>
      <Footer />
      <StructuredData data={organization()} />
    </>
  );
}
