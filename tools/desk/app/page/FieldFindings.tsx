import type { Finding } from '../../../content-check/finding';
import styles from '../desk.module.css';
import { correct } from '../editor/findings';
import { Button } from '../parts/Button';
import { plain } from '../parts/plain';
import { usePage } from './context';

/** What the content check says about a field, with the corrections. */
export function FieldFindings({ findings }: { findings: readonly Finding[] }) {
  const { view } = usePage();
  if (findings.length === 0) return null;
  return (
    <ul role="list" className={styles.findings}>
      {findings.map((finding, index) => (
        <li key={index} data-severity={finding.severity}>
          <p>{plain(finding.message)}</p>
          {finding.suggestion !== null && (
            <p>
              <Button onClick={() => correct(view, finding)}>Write “{finding.suggestion}”</Button>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
