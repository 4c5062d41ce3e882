import { strings } from '../site/strings';
import styles from './SkipLink.module.css';

/** Where the skip link leads. */
export const MAIN_ID = 'main';

/** The first thing the Tab key reaches. */
export function SkipLink() {
  return (
    <a href={`#${MAIN_ID}`} className={styles.skip}>
      {strings.skipToContent}
    </a>
  );
}
