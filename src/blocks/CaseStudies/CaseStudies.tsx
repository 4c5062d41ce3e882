import clsx from 'clsx';
import type { ReactNode } from 'react';
import { type Case, caseStrings, cases } from '../../facts/cases';
import { type Ground, groundInTurn } from '../../ui/ground';
import { Link } from '../../ui/Link';
import { BlockError } from '../checks';
import { Row, Sheet } from '../Sheet/Sheet';
import styles from './CaseStudies.module.css';

/** The colors of the posters, in turn. */
const posterGrounds: readonly Ground[] = ['spruce', 'night', 'copper'];

interface DescriptionsProps {
  className?: string;
  entries: readonly (readonly [term: string, description: ReactNode, className?: string | undefined])[];
}

/** Terms with their descriptions, each pair in a box of its own. */
function Descriptions({ className, entries }: DescriptionsProps) {
  return (
    <dl className={className}>
      {entries.map(([term, description, entryClass]) => (
        <div key={term} className={entryClass}>
          <dt>{term}</dt>
          <dd>{description}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The figure before and after, with a bar for each. */
function CaseChange({ counted, currency, before, after }: Case) {
  const lengthOf = (value: number) => (100 * value) / Math.max(before, after);
  const written = (value: number) => (currency ?? '') + value.toLocaleString('en-US');
  return (
    <div className={clsx(styles.figures, 'cluster container')}>
      <Descriptions
        className={styles.change}
        entries={[
          [caseStrings.earlier, written(before), styles.before],
          [caseStrings.later, written(after), styles.after],
        ]}
      />
      <p>{counted}</p>
      <svg className={styles.bars} viewBox="0 0 100 20" preserveAspectRatio="none" aria-hidden="true">
        <path d={`M0 0H${lengthOf(before)}v8H0z`} opacity="0.4" />
        <path d={`M0 12H${lengthOf(after)}v8H0z`} />
      </svg>
    </div>
  );
}

interface CaseStudiesProps {
  /** The page of a service, to show only the cases that prove it: `/it-services`. Without it, all are shown. */
  servicePage?: string;
}

/**
 * Case studies: a figure before and after, a page of paper with what we advised against, and a link to the story.
 *
 * @useFor the page of a service that a case proves, in a `<Section>` before the `<CallToAction>`: `<CaseStudies servicePage="/it-services" />`.
 * @useFor the list of all case studies, without `servicePage`, in a `<Hero>`. Everything in it is in `cases.yaml`.
 * @useFor `<CaseStudy />` on the page of a case study, in its `<Hero>` beside a `<Sheet>`.
 * @useFor `<CaseFigures />` on a page that speaks of results, once, at the end of a `<Section>` whose `layout` is
 *   `stack`: it goes across the page.
 * @notFor quotations without a figure: use `<Quotes>`.
 * @notFor an invented case without `sample: true`: visitors must read that it is one.
 */
export function CaseStudies({ servicePage }: CaseStudiesProps) {
  const shown = cases.filter((study) => !servicePage || study.servicePage === servicePage);
  if (servicePage && shown.length === 0) {
    throw new BlockError(
      'CaseStudies',
      `has servicePage="${servicePage}". No case in cases.yaml proves that page. Delete the block, or write its address in a case.`,
    );
  }
  if (shown.length === 0) return <p>{caseStrings.none}</p>;
  return (
    <div className="container">
      <ul role="list" className={clsx(styles.cases, shown.length > 1 ? styles.several : styles.single)} data-reveal="">
        {shown.map((study) => (
          <li key={study.page} className="stack-4">
            <CaseChange {...study} />
            <div className={styles.sheet}>
              <Sheet
                eyebrow={study.client}
                title={study.title}
                stamp={study.sample ? caseStrings.sample : caseStrings.real}
                sum={`${study.duration} · ${study.price}`}
              >
                <Row label={study.against} value={caseStrings.no} pen="struck">
                  {study.reason}
                </Row>
                <Row label={study.advised} value={caseStrings.yes} pen="kept" />
              </Sheet>
            </div>
            <p>
              <Link to={study.page}>
                {caseStrings.read}
                <span className="visually-hidden">: {study.title}</span>
              </Link>
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface CaseStudyProps {
  /** The case study's page, as in `cases.yaml`. */
  page: string;
}

/** The record of one case study: a figure before and after, what we advised against, duration and price. */
export function CaseStudy({ page }: CaseStudyProps) {
  if (cases.length === 0) return <p>{caseStrings.none}</p>;
  const shown = cases.find((study) => study.page === page);
  if (!shown) {
    const pages = cases.map((study) => study.page).join(', ');
    throw new BlockError('CaseStudy', `has page="${page}". Write one of the pages in cases.yaml: ${pages}.`);
  }
  return (
    <div className="stack-4">
      {shown.sample && <p className={styles.sample}>{caseStrings.sample}</p>}
      <CaseChange {...shown} />
      <Descriptions
        className={styles.terms}
        entries={[
          [caseStrings.against, `${shown.against}. ${shown.reason}`, styles.wide],
          [caseStrings.duration, shown.duration],
          [caseStrings.price, shown.price],
        ]}
      />
    </div>
  );
}

/** The figure of each case study before and after, as posters across the page, with a link to the case. */
export function CaseFigures() {
  if (cases.length === 0) return <p>{caseStrings.none}</p>;
  return (
    <ul role="list" className={styles.posters}>
      {cases.map((study, index) => (
        <li key={study.page} className="ground stack-4" data-ground={groundInTurn(posterGrounds, index)}>
          <CaseChange {...study} />
          <p>
            <Link to={study.page}>{study.title}</Link>
          </p>
          {study.sample && <p className="note">{caseStrings.sample}</p>}
        </li>
      ))}
    </ul>
  );
}
