import type { ReactNode } from 'react';
import { type Finding, isAboutWholeFile } from '../../../content-check/finding';
import styles from '../desk.module.css';
import { corrected } from '../findings';
import type { Editing } from '../opened';
import { plain } from './plain';

interface FindingsProps {
  findings: readonly Finding[];
  /** The text in which a finding can be corrected. */
  editing?: Editing;
  /** What else can be done about a finding. */
  actions?: ((finding: Finding) => ReactNode) | undefined;
}

/** What the content check says about a field or a file, with the corrections. */
export function Findings({ findings, editing, actions }: FindingsProps) {
  if (findings.length === 0) return null;
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
          <p className={styles.row}>
            {editing && finding.suggestion !== null && (
              <button type="button" onClick={() => editing.write(corrected(editing.text, finding), 'step')}>
                {/^[’‘“”]+$/.test(finding.suggestion) ? 'Use curly quotes' : `Write “${finding.suggestion}”`}
              </button>
            )}
            {actions?.(finding)}
          </p>
        </li>
      ))}
    </ul>
  );
}
