import { type Finding, isAboutWholeFile } from '../../../content-check/finding';
import styles from '../Desk.module.css';
import { Button } from '../parts/Button';

interface FindingListProps {
  findings: readonly Finding[];
  /** Goes to a finding; undefined for a file that the desk does not open. */
  onShow: ((finding: Finding) => void) | undefined;
  /** Undefined for a file that is not open. */
  onCorrect?: (finding: Finding) => void;
  /** Asks for the page to which a broken link should lead. Undefined for a file that is not open. */
  onChoosePage?: (finding: Finding) => void;
  /** Opens the form of a picture that has no description. Undefined for a file that is not open. */
  onDescribe?: (finding: Finding) => void;
  /** Opens the menus, for a page to which nothing links. Undefined for a file that is not open. */
  onAddToMenu?: () => void;
}

/** Findings of one file, with their corrections. */
export function FindingList({ findings, onShow, onCorrect, onChoosePage, onDescribe, onAddToMenu }: FindingListProps) {
  return (
    <ul role="list" className={styles.findings}>
      {findings.map((finding) => (
        <li key={`${finding.line}:${finding.column}:${finding.rule}`} data-severity={finding.severity}>
          <p>
            <strong>{isAboutWholeFile(finding) ? 'The whole page.' : `Line ${finding.line}.`}</strong> {finding.message}{' '}
            <a href={finding.handbook} target="_blank" rel="noopener">
              Handbook
            </a>
          </p>
          <p className={styles.row}>
            {onShow && !(isAboutWholeFile(finding) && onCorrect) && (
              <Button onClick={() => onShow(finding)}>
                {isAboutWholeFile(finding) ? 'Open the page' : `Go to line ${finding.line}`}
              </Button>
            )}
            {onCorrect && finding.suggestion !== null && (
              <Button tone="primary" onClick={() => onCorrect(finding)}>
                Change to “{finding.suggestion}”
              </Button>
            )}
            {onChoosePage && finding.rule === 'broken-link' && (
              <Button onClick={() => onChoosePage(finding)}>Choose a page …</Button>
            )}
            {onDescribe && finding.rule === 'alt-text' && (
              <Button onClick={() => onDescribe(finding)}>Describe it …</Button>
            )}
            {onAddToMenu && finding.rule === 'unlinked-page' && (
              <Button onClick={onAddToMenu}>Add it to a menu …</Button>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}
