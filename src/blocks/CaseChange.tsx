import { type Case, caseTexts } from '../site/cases';
import { DescriptionList } from '../ui/DescriptionList';
import styles from './CaseStudies.module.css';

const numberIn = (figure: string) => Number.parseFloat(figure.replace(/[^\d.]/g, ''));

/** The figure before and after, with a bar for each. */
export function CaseChange({ figure, before, after }: Case) {
  const [earlier, later] = [numberIn(before), numberIn(after)];
  const whole = Math.max(earlier, later);
  return (
    <div className={styles.figures}>
      <DescriptionList
        className={styles.change}
        entries={[
          [caseTexts.earlier, before],
          [caseTexts.later, after],
        ]}
      />
      <p>{figure}</p>
      {whole > 0 && (
        <svg className={styles.bars} viewBox="0 0 100 20" preserveAspectRatio="none" aria-hidden="true">
          <path d={`M0 0H${(100 * earlier) / whole}v8H0z`} />
          <path d={`M0 12H${(100 * later) / whole}v8H0z`} className={styles.later} />
        </svg>
      )}
    </div>
  );
}
