import type { ReactNode } from 'react';
import { type Finding, isAboutWholeFile } from '../../content-check/finding';
import styles from './desk.module.css';
import { plain } from './parts/plain';

interface FindingListProps {
  findings: readonly Finding[];
  /** What can be done about a finding. */
  actions: (finding: Finding) => ReactNode;
}

/** Findings of one file. */
export function FindingList({ findings, actions }: FindingListProps) {
  return (
    <ul role="list" className={styles.findings}>
      {findings.map((finding, index) => (
        <li key={index} data-severity={finding.severity}>
          <p>
            {isAboutWholeFile(finding) && <strong>The whole page. </strong>}
            {plain(finding.message)}{' '}
            <a href={finding.handbook} target="_blank" rel="noopener">
              Handbook
            </a>
          </p>
          <p className={styles.row}>{actions(finding)}</p>
        </li>
      ))}
    </ul>
  );
}
