import MDXPage from '@theme/MDXPage';
import { lazy, Suspense } from 'react';
import styles from './DeskPage.module.css';
import type { DeskPageProps } from './FramedPage';
import { isInDesk } from './isInDesk';
import { deskAddress } from './messages';

const FramedPage = lazy(() => import('./FramedPage'));

/** Every page in development: with a button that opens it in the desk, or in the frame of the desk. */
export default function DeskPage({ content }: DeskPageProps) {
  if (isInDesk()) {
    return (
      <Suspense>
        <FramedPage content={content} />
      </Suspense>
    );
  }
  const file = content.metadata.source.replace('@site/', '');
  return (
    <>
      <MDXPage content={content} />
      <nav aria-label="Desk">
        <a className={styles.edit} href={deskAddress(file)}>
          Edit
        </a>
      </nav>
    </>
  );
}
