import clsx from 'clsx';
import { cases, caseTexts } from '../../facts/cases';
import { Link } from '../../ui/Link';
import { BlockError } from '../blockError';
import { CaseChange } from '../CaseFigures/CaseFigures';
import { Row, Sheet } from '../Sheet/Sheet';
import type { Slot } from '../slots';
import styles from './CaseStudies.module.css';

interface CaseStudiesProps {
  /** The page of a service, to show only the cases that prove it: `/it-services`. Without it, all are shown. */
  service?: string;
}

/**
 * Case studies: a figure before and after, a page of paper with what we advised against, and a link to the story.
 *
 * @useFor the page of a service that a case proves, in a `<Section>` before the `<CallToAction>`: `<CaseStudies service="/it-services" />`.
 * @useFor the list of all case studies, without `service`, in a `<Hero>`. Everything in it is in `cases.yaml`.
 * @notFor the figures alone: use `<CaseFigures>`.
 * @notFor quotations without a figure: use `<Quotes>`.
 * @notFor an invented case without `sample: true`: visitors must read that it is one.
 */
export function CaseStudies({ service }: CaseStudiesProps) {
  const shown = cases.filter((study) => !service || study.service === service);
  if (service && shown.length === 0) {
    throw new BlockError(
      'CaseStudies',
      `has service="${service}". No case in cases.yaml proves that page. Delete the block, or write its address in a case.`,
    );
  }
  if (shown.length === 0) return <p>{caseTexts.none}</p>;
  return (
    <div className="container">
      <ul role="list" className={clsx(styles.cases, shown.length > 1 ? styles.several : styles.single)} data-reveal="">
        {shown.map((study) => (
          <li key={study.page} className="stack-4">
            <CaseChange {...study} />
            <Sheet
              eyebrow={study.client}
              title={study.title}
              stamp={study.sample ? caseTexts.sample : caseTexts.real}
              sum={`${study.duration} · ${study.price}`}
            >
              <Row label={study.against} value={caseTexts.no} mark="struck">
                {study.reason}
              </Row>
              <Row label={study.advised} value={caseTexts.yes} mark="kept" />
            </Sheet>
            <p>
              <Link to={study.page} aria-label={`${caseTexts.read}: ${study.title}`}>
                {caseTexts.read}
              </Link>
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}

CaseStudies.slot = 'stage' satisfies Slot;
