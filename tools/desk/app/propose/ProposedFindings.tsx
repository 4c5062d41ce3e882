import { groupBy } from '../../../../lib/groupBy';
import type { Finding } from '../../../content-check/finding';
import styles from '../desk.module.css';
import { FindingList } from '../FindingList';
import { Button } from '../parts/Button';

interface ProposedFindingsProps {
  /** Null while the pages are checked. */
  findings: readonly Finding[] | null;
  /** The title of a page or of facts; null for a file that the desk does not open. */
  titleOf: (file: string) => string | null;
  onShow: (finding: Finding) => void;
}

/** What the checks say about a proposal, page by page. */
export function ProposedFindings({ findings, titleOf, onShow }: ProposedFindingsProps) {
  if (!findings) return <p role="status">Your pages are being checked …</p>;
  if (findings.length === 0) return <p role="status">The checks found nothing.</p>;
  return [...groupBy(findings, ({ file }) => file)].map(([file, list]) => {
    const title = titleOf(file);
    return (
      <section key={file} aria-label={`Findings in ${title ?? file}`}>
        <h4 className={styles.groupTitle}>{title ?? file}</h4>
        {title === null && <p>The desk does not open this file. Ask an engineer to correct it.</p>}
        <FindingList
          findings={list}
          actions={(finding) => title !== null && <Button onClick={() => onShow(finding)}>Show it</Button>}
        />
      </section>
    );
  });
}
