import { cases, caseTexts } from '../site/cases';
import { Link } from '../ui/Link';
import { CaseChange } from './CaseChange';
import styles from './CaseStudies.module.css';
import type { Slot } from './slots';

/**
 * The figure of each case study before and after, as posters across the page, with a link to the case.
 *
 * @alsoCalled results, before and after, bars, proof
 * @useFor a page that speaks of results, once: in a `<Hero>`, a `<Banner>` or a `<Section>`. The figures are in `cases.yaml`.
 * @notFor the whole story of a case: use `<CaseStudies>`.
 */
export function CaseFigures() {
  if (cases.length === 0) return <p>{caseTexts.none}</p>;
  return (
    <ul role="list" className={styles.posters}>
      {cases.map((each) => (
        <li key={each.page}>
          <CaseChange {...each} />
          <p>
            <Link to={each.page}>{each.title}</Link>
          </p>
          {each.sample && <p className="note">{caseTexts.sample}</p>}
        </li>
      ))}
    </ul>
  );
}

CaseFigures.slot = 'stage' satisfies Slot;
