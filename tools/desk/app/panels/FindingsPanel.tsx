import type { Finding } from '../../../content-check/finding';
import styles from '../Desk.module.css';
import { FindingList } from './FindingList';

interface FindingsPanelProps {
  findings: readonly Finding[] | null;
  onShow: (finding: Finding) => void;
  onCorrect: (finding: Finding) => void;
  /** Asks for the page to which a broken link should lead. */
  onChoosePage: (finding: Finding) => void;
  /** Opens the form of a picture that has no description. */
  onDescribe: (finding: Finding) => void;
  /** Opens the menus, for a page to which nothing links. */
  onAddToMenu: () => void;
}

/** The findings of the open page, with their corrections. */
export function FindingsPanel({ findings, ...actions }: FindingsPanelProps) {
  if (!findings) return <p className={styles.hint}>The page is being checked …</p>;
  if (findings.length === 0) return <p className={styles.hint}>Nothing found. The page can be proposed.</p>;
  return <FindingList {...{ findings }} {...actions} />;
}
