import type { ReactNode } from 'react';
import { blockStrings } from '../site/blockStrings';
import styles from './AssessmentSheet.module.css';
import { itemsOf, oneOf, required } from './blockError';
import board from './Snapshot.module.css';

const risks = ['high', 'medium', 'low'] as const;

interface FindingProps {
  /** What was found, in one sentence. */
  title: string;
  /** What happens if nothing is done. */
  risk: (typeof risks)[number];
  /** Time that the work takes, in a word or two: `2 days`. */
  effort: string;
  /** The first step, in one sentence. */
  children: ReactNode;
}

export function Finding({ title, risk, effort, children }: FindingProps) {
  const size = oneOf('Finding', 'risk', risk, risks);
  const facts: [string, ReactNode][] = [
    [blockStrings.finding.risk, blockStrings.risks[size]],
    [blockStrings.finding.effort, required('Finding', 'effort', effort)],
    [blockStrings.finding.firstStep, children],
  ];
  return (
    <li className={styles.finding}>
      <p className={styles.title}>{required('Finding', 'title', title)}</p>
      <dl className={styles.facts} data-risk={size}>
        {facts.map(([name, fact]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

interface AssessmentSheetProps {
  /** Whose assessment it would be: `Rapid assessment of a dental office with 12 people`. */
  title: string;
  /** Two to six `<Finding>`, the most urgent one first. */
  children: ReactNode;
}

/**
 * A sample of the written assessment: findings in order of urgency, each with risk, effort and first step.
 *
 * @alsoCalled report, audit, findings
 * @useFor pages that offer the assessment, so that readers see what they would get. The sheet says that it is a sample.
 * @notFor the assessment of a real client: nobody else may read it.
 * @notFor findings that frighten: write what a reader would recognize from their own office.
 * @notFor the state of systems that run well: use `<Snapshot>`.
 */
export function AssessmentSheet({ title, children }: AssessmentSheetProps) {
  return (
    <figure className={board.snapshot}>
      <figcaption className={board.title}>
        <span className={styles.sample}>{blockStrings.sample}</span> {required('AssessmentSheet', 'title', title)}
      </figcaption>
      <ol role="list" className={styles.findings}>
        {itemsOf('AssessmentSheet', children, Finding)}
      </ol>
    </figure>
  );
}
