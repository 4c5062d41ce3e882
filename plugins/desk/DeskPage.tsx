import MDXPage from '@theme/MDXPage';
import styles from './DeskPage.module.css';
import FramedPage, { type DeskPageProps } from './FramedPage';
import { DESK_FRAME, DESK_PATH } from './messages';

/** Every page in development: with a button that opens it in the desk, or in the frame of the desk. */
export default function DeskPage({ content }: DeskPageProps) {
  if (window.name === DESK_FRAME) return <FramedPage content={content} />;
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
