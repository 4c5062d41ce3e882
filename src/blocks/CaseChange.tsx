import { type Case, caseTexts } from '../site/cases';
import styles from './CaseStudies.module.css';

/** The figure before and after. */
export function CaseChange({ figure, before, after }: Case) {
  return (
    <div>
      <dl className={styles.change}>
        <div>
          <dt>{caseTexts.earlier}</dt>
          <dd>{before}</dd>
        </div>
        <div>
          <dt>{caseTexts.later}</dt>
          <dd>{after}</dd>
        </div>
      </dl>
      <p className="note">{figure}</p>
    </div>
  );
}
