import styles from '../Desk.module.css';
import type { ChangedPage } from './changeSentences';

/** What changed, page by page, in sentences. */
export function ChangeList({ pages }: { pages: readonly ChangedPage[] }) {
  return pages.map((page) => (
    <section key={page.title} aria-label={page.title}>
      <h4 className={styles.groupTitle}>{page.title}</h4>
      <ul>
        {page.sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  ));
}
