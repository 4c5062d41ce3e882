import MDXPage from '@theme/MDXPage';
import styles from './DeskPage.module.css';
import FramedPage, { type DeskPageProps } from './FramedPage';
import { DESK_PATH } from './messages';

/** Returns whether the page is in the frame of the desk. */
function isInDesk(): boolean {
  try {
    return window.parent !== window && window.parent.location.pathname.startsWith(DESK_PATH);
  } catch {
    return false; // The frame of another site.
  }
}

/** Every page in development: with a button that opens it in the desk, or in the frame of the desk. */
export default function DeskPage({ content }: DeskPageProps) {
  if (isInDesk()) return <FramedPage content={content} />;
  const file = content.metadata.source.replace('@site/', '');
  return (
    <>
      <MDXPage content={content} />
      <nav aria-label="Desk">
        <a className={styles.edit} href={`${DESK_PATH}?file=${encodeURIComponent(file)}`}>
          Edit
        </a>
      </nav>
    </>
  );
}
