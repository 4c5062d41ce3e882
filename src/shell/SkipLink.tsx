import { strings } from '../site/strings';
import styles from './SkipLink.module.css';

/** The id of the main element, where the skip link leads. */
export const MAIN_ID = 'main';

/** The first element that the Tab key reaches. */
export function SkipLink() {
  return (
    <nav aria-label={strings.skipNavigation}>
      <a href={`#${MAIN_ID}`} className={styles.skip}>
        {strings.skipToContent}
      </a>
    </nav>
  );
}
