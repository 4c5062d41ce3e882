import { isAboutWholeFile } from '../../../content-check/finding';
import styles from '../desk.module.css';
import { correct, rangeIn } from '../editor/findings';
import { FindingList } from '../FindingList';
import { Button } from '../parts/Button';
import { usePage } from './context';

interface FindingsPanelProps {
  isChecked: boolean;
  /** Opens the form or the text at a position. */
  onShow: (position: number) => void;
  onAddToMenu: () => void;
}

/** The findings of the open page, with their corrections. */
export function FindingsPanel({ isChecked, onShow, onAddToMenu }: FindingsPanelProps) {
  const { view, findings } = usePage();
  if (!isChecked) return <p className={styles.hint}>The page is being checked …</p>;
  if (findings.length === 0) return <p className={styles.hint}>Nothing found. The page can be proposed.</p>;
  return (
    <FindingList
      findings={findings}
      actions={(finding) => (
        <>
          {finding.suggestion !== null && (
            <Button tone="primary" onClick={() => correct(view, finding)}>
              Change to “{finding.suggestion}”
            </Button>
          )}
          {!isAboutWholeFile(finding) && (
            <Button onClick={() => onShow(rangeIn(view.state.doc, finding).from)}>Show it</Button>
          )}
          {finding.rule === 'unlinked-page' && <Button onClick={onAddToMenu}>Add it to a menu …</Button>}
        </>
      )}
    />
  );
}
