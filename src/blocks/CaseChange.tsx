import { type Case, caseTexts } from '../site/cases';
import { DescriptionList } from '../ui/DescriptionList';
import styles from './CaseStudies.module.css';

/** The figure before and after, in one line if it fits. */
export function CaseChange({ figure, before, after }: Case) {
  return (
    <div className={styles.figures}>
      <DescriptionList
        className={styles.change}
        entries={[
          [caseTexts.earlier, before],
          [caseTexts.later, after],
        ]}
      />
      <p className="note">{figure}</p>
    </div>
  );
}
