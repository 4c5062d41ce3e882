import type { ReactNode } from 'react';
import { type Finding, isAboutWholeFile } from '../../../content-check/finding';
import { plain } from '../../labelOf';
import { edited } from '../../text';
import styles from '../desk.module.css';
import { placeOf } from '../findings';
import type { Editing } from '../opened';

interface FindingsProps {
  findings: readonly Finding[];
  /** The text in which a finding can be corrected. */
  editing?: Editing;
  /** What else can be done about a finding. */
  actions?: ((finding: Finding) => ReactNode) | undefined;
}

interface CorrectionProps {
  finding: Finding;
  /** What to write in place of exactly what the finding marks. */
  right: string;
  editing: Editing | undefined;
}

/** The button that makes the text right. */
function Correction({ finding, right, editing }: CorrectionProps) {
  if (!editing) return null;
  const { start, end } = placeOf(editing.text, finding);
  const shown = right.trim();
  const words = start === end ? `Insert “${shown}”` : shown === '' ? 'Delete it' : `Write “${shown}”`;
  return (
    <button type="button" onClick={() => editing.write(edited(editing.text, { start, end, insert: right }), 'step')}>
      {words}
    </button>
  );
}

/** What the content check says about a field or a file, with the corrections. */
export function Findings({ findings, editing, actions }: FindingsProps) {
  if (findings.length === 0) return null;
  return (
    <ul role="list" className={styles.findings}>
      {findings.map((finding, index) => (
        <li key={index} data-severity={finding.fatal ? 'error' : 'warning'}>
          <p>
            {isAboutWholeFile(finding) && <strong>The whole page. </strong>}
            {plain(finding.reason)}{' '}
            <a href={finding.url} target="_blank" rel="noopener">
              Handbook
            </a>
          </p>
          <p className={styles.row}>
            {finding.expected?.map((right) => (
              <Correction key={right} finding={finding} right={right} editing={editing} />
            ))}
            {actions?.(finding)}
          </p>
        </li>
      ))}
    </ul>
  );
}
