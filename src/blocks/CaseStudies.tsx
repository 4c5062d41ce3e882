import { cases, caseTexts } from '../site/cases';
import { Link } from '../ui/Link';
import { BlockError } from './blockError';
import { CaseChange } from './CaseChange';
import styles from './CaseStudies.module.css';
import { AnchoredSection } from './Section';
import type { Structure } from './structure';

interface CaseStudiesProps {
  /** The page of a service, to show only the cases that prove it: `/it-services`. Without it, all are shown. */
  service?: string;
}

/**
 * Case studies with one figure each, and links to their pages.
 *
 * @alsoCalled proof, references, projects, clients
 * @useFor the page of a service that a case proves, before the `<CallToAction>`: `<CaseStudies service="/it-services" />`.
 * @useFor the list of all case studies, without `service`, on a page that opens with `<CaseFigures>`.
 * @notFor quotations without a figure: use `<Quotes>`.
 */
export function CaseStudies({ service }: CaseStudiesProps) {
  const shown = cases.filter((each) => !service || each.service === service);
  if (service && shown.length === 0) {
    throw new BlockError(
      'CaseStudies',
      `has service="${service}". No case in cases.yaml proves that page. Delete the block, or write its address in a case.`,
    );
  }
  return (
    <AnchoredSection id={CaseStudies.structure.ownAnchor} title={caseTexts.title} tone="sunk">
      {shown.length === 0 && <p>{caseTexts.none}</p>}
      <ul role="list" className={styles.cases}>
        {shown.map((each) => (
          <li key={each.page} className={styles.case}>
            {/* The list of all cases is on a page that opens with their figures. */}
            {service && <CaseChange {...each} />}
            <div>
              <p className="note">
                {each.sample && <span className={styles.sample}>{caseTexts.sample}</span>} {each.client}
              </p>
              <p className={styles.title}>{each.title}</p>
              <p className="quiet">
                <strong>{caseTexts.against}:</strong> {each.against}
              </p>
              <p className={`${styles.scope} note`}>
                {each.duration} · {each.price}
              </p>
              <Link to={each.page} aria-label={`${caseTexts.read}: ${each.title}`}>
                {caseTexts.read}
              </Link>
            </div>
          </li>
        ))}
      </ul>
    </AnchoredSection>
  );
}

CaseStudies.structure = {
  isBand: true,
  isEmpty: true,
  ownHeadings: [0],
  ownAnchor: 'case-studies',
} satisfies Structure;
