import type { Finding } from '../../../content-check/finding';
import styles from '../Desk.module.css';
import { Button } from '../parts/Button';

interface FindingsPanelProps {
  findings: readonly Finding[] | null;
  onShow: (finding: Finding) => void;
  onCorrect: (finding: Finding) => void;
}

/** The findings of the open page, with their corrections. */
export function FindingsPanel({ findings, onShow, onCorrect }: FindingsPanelProps) {
  if (!findings) return <p className={styles.hint}>The page is being checked …</p>;
  if (findings.length === 0) return <p className={styles.hint}>Nothing found. The page can be proposed.</p>;
  return (
    <ul role="list" className={styles.findings}>
      {findings.map((finding) => (
        <li key={`${finding.line}:${finding.column}:${finding.rule}`} data-severity={finding.severity}>
          <p>
            <strong>Line {finding.line}.</strong> {finding.message}{' '}
            <a href={finding.handbook} target="_blank" rel="noopener">
              Handbook
            </a>
          </p>
          <p className={styles.row}>
            <Button onClick={() => onShow(finding)}>Go to line {finding.line}</Button>
            {finding.suggestion !== null && (
              <Button tone="primary" onClick={() => onCorrect(finding)}>
                Change to “{finding.suggestion}”
              </Button>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}
