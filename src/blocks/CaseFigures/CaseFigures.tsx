import clsx from 'clsx';
import { type Case, cases, caseTexts } from '../../facts/cases';
import { DescriptionList } from '../../ui/DescriptionList';
import { Link } from '../../ui/Link';
import styles from '../CaseStudies/CaseStudies.module.css';

const numberIn = (figure: string) => Number.parseFloat(figure.replace(/[^\d.]/g, ''));

/** The colors of the posters, in turn. */
const grounds = ['spruce', 'night', 'copper'] as const;

/** The figure before and after, with a bar for study. */
export function CaseChange({ figure, before, after }: Case) {
  const [earlier, later] = [numberIn(before), numberIn(after)];
  const maximum = Math.max(earlier, later);
  return (
    <div className={clsx(styles.figures, 'cluster container')}>
      <DescriptionList
        className={styles.change}
        entries={[
          [caseTexts.earlier, before],
          [caseTexts.later, after],
        ]}
      />
      <p>{figure}</p>
      {maximum > 0 && (
        <svg className={styles.bars} viewBox="0 0 100 20" preserveAspectRatio="none" aria-hidden="true">
          <path d={`M0 0H${(100 * earlier) / maximum}v8H0z`} />
          <path d={`M0 12H${(100 * later) / maximum}v8H0z`} className={styles.later} />
        </svg>
      )}
    </div>
  );
}

/**
 * The figure of each case study before and after, as posters across the page, with a link to the case.
 *
 * @useFor a page about results, once, at the end of a `<Section>`. The figures are in `cases.yaml`.
 * @notFor a section with another `layout` than `stack`: it spans the page.
 * @notFor the whole story of a case: use `<CaseStudies>`.
 */
export function CaseFigures() {
  if (cases.length === 0) return <p>{caseTexts.none}</p>;
  return (
    <ul role="list" className={styles.posters}>
      {cases.map((study, index) => (
        <li key={study.page} className="surface stack-4" data-ground={grounds[index % grounds.length]}>
          <CaseChange {...study} />
          <p>
            <Link to={study.page}>{study.title}</Link>
          </p>
          {study.sample && <p className="note">{caseTexts.sample}</p>}
        </li>
      ))}
    </ul>
  );
}
