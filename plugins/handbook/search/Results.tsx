import { Link } from '../../../src/ui/Link';
import { Excerpt } from './Excerpt';
import styles from './Search.module.css';
import type { SearchResult } from './useSearch';

interface ResultsProps {
  results: readonly SearchResult[];
  /** Called when a result is opened. */
  onChoose: () => void;
}

/** Search results: a link to each heading, with an excerpt. */
export function Results({ results, onChoose }: ResultsProps) {
  return (
    <ol role="list">
      {results.map(({ id, page, heading, text, terms }) => (
        <li key={id}>
          <Link to={id} className={styles.result} onClick={onChoose}>
            <span className={styles.title}>{heading === page ? page : `${page}: ${heading}`}</span>
            <span className={styles.excerpt}>
              <Excerpt text={text} terms={terms} />
            </span>
          </Link>
        </li>
      ))}
    </ol>
  );
}
