import type { ReactNode } from 'react';
import { blockStrings } from '../site/blockStrings';
import { DescriptionList } from '../ui/DescriptionList';
import { Mark } from '../ui/Mark';
import styles from './AssessmentSheet.module.css';
import { itemsOf, oneOf, required } from './blockError';
import type { Structure } from './structure';

const risks = ['high', 'medium', 'low'] as const;

interface FindingProps {
  /** What was found, in one sentence. */
  title: string;
  /** What happens if nothing is done. */
  risk: (typeof risks)[number];
  /** Time that the work takes, in a word or two: `2 days`. */
  effort: string;
  /** What the work costs, in a word or two: `$0`, `saves $900 a year`. */
  cost: string;
  /** The advice is to leave it alone and buy nothing. */
  keep?: boolean;
  /** The first step, in one sentence. */
  children: ReactNode;
}

export function Finding({ title, risk, effort, cost, keep = false, children }: FindingProps) {
  const size = oneOf('Finding', 'risk', risk, risks);
  const facts: [string, string][] = [
    [blockStrings.finding.risk, blockStrings.risks[size]],
    [blockStrings.finding.effort, required('Finding', 'effort', effort)],
    [blockStrings.finding.cost, required('Finding', 'cost', cost)],
  ];
  return (
    <li className={styles.finding} data-keep={keep ? '' : undefined}>
      <div>
        <p className={styles.title}>{required('Finding', 'title', title)}</p>
        <div className={styles.step}>
          {keep && <strong className={styles.keep}>{blockStrings.keep}</strong>} {children}
        </div>
      </div>
      <DescriptionList className={styles.facts} data-risk={size} entries={facts} />
    </li>
  );
}

interface AssessmentSheetProps {
  /** Whose assessment it would be: `A dental office with 12 people, page one`. */
  title: string;
  /** Two to six `<Finding>`, the most urgent one first. */
  children: ReactNode;
}

/**
 * A sample of the written assessment, as a page of paper: findings in order of urgency, each with risk, time, cost and
 * first step.
 *
 * @alsoCalled report, audit, findings
 * @useFor pages that offer the assessment, inside the `<Hero>` or a `<Section>`, so that readers see what they would get.
 *   The sheet says that it is a sample.
 * @useFor one finding with `keep`: it shows that the advice can be to buy nothing.
 * @notFor the assessment of a real client: nobody else may read it.
 * @notFor findings that frighten: write what a reader would recognize from their own office.
 * @notFor the state of systems that run well: use `<Snapshot>`.
 */
export function AssessmentSheet({ title, children }: AssessmentSheetProps) {
  return (
    <figure className={styles.sheet} data-sheet="">
      <figcaption className={styles.head}>
        <span className={styles.letterhead}>
          <Mark size={22} /> {blockStrings.rapidAssessment}
        </span>
        <span className={styles.sample}>{blockStrings.sample}</span>
        <span className={styles.subject}>{required('AssessmentSheet', 'title', title)}</span>
      </figcaption>
      <ol role="list" className={styles.findings}>
        {itemsOf('AssessmentSheet', AssessmentSheet.structure.items, children, Finding)}
      </ol>
    </figure>
  );
}

AssessmentSheet.structure = { items: { block: 'Finding', minimum: 2, maximum: 6 } } satisfies Structure;

AssessmentSheet.isDrawing = true;
