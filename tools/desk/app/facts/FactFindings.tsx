import type { Path } from '../../yamlEdits';
import styles from '../desk.module.css';
import { Button } from '../parts/Button';
import { plain } from '../parts/plain';
import { useFacts } from './context';

/** What the content check says about a value, with its corrections. */
export function FactFindings({ path }: { path: Path }) {
  const { findingsAt, correct } = useFacts();
  return findingsAt(path).map((finding, index) => (
    <div key={index} className={styles.findings}>
      <p className={styles.error}>{plain(finding.message)}</p>
      {finding.suggestion !== null && (
        <p>
          <Button onClick={() => correct(finding)}>Write “{finding.suggestion}”</Button>
        </p>
      )}
    </div>
  ));
}
