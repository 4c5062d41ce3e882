import { cases, caseTexts } from '../../facts/cases';
import { DescriptionList } from '../../ui/DescriptionList';
import { BlockError } from '../blockError';
import { CaseChange } from '../CaseFigures/CaseFigures';
import styles from '../CaseStudies/CaseStudies.module.css';
import type { Slot } from '../slots';

interface CaseStudyProps {
  /** The case study's page, as in `cases.yaml`. Without it, the first case is shown, which is the strongest. */
  page?: string;
}

/**
 * The record of one case study: a figure before and after, what we advised against, duration and price.
 *
 * @useFor the page of a case study, in its `<Hero>` beside a `<Sheet>`. Everything in it is in `cases.yaml`.
 * @notFor a list of case studies: use `<CaseStudies>`.
 * @notFor an invented case without `sample: true`: visitors must read that it is one.
 */
export function CaseStudy({ page }: CaseStudyProps) {
  const study = page ? cases.find((it) => it.page === page) : cases[0];
  if (!study && !page) return <p>{caseTexts.none}</p>;
  if (!study) {
    throw new BlockError(
      'CaseStudy',
      `has page="${page}". Write one of the pages in cases.yaml: ${cases.map((it) => it.page).join(', ')}.`,
    );
  }
  return (
    <div className="stack-4">
      {study.sample && <p className={styles.sample}>{caseTexts.sample}</p>}
      <CaseChange {...study} />
      <DescriptionList
        className={styles.terms}
        entries={[
          [caseTexts.against, `${study.against}. ${study.reason}`],
          [caseTexts.duration, study.duration],
          [caseTexts.price, study.price],
        ]}
      />
    </div>
  );
}

CaseStudy.slot = 'stage' satisfies Slot;
