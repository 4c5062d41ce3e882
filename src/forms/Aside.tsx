import { company, mailto } from '../site/company';
import type { EnquiryKind } from '../site/env';
import { formLabels, formWords } from '../site/formLabels';
import { Heading } from '../ui/headingLevel';
import { Icon } from '../ui/Icon';
import { Link } from '../ui/Link';
import styles from './Aside.module.css';

/** What happens to an enquiry, beside the form on wide screens and below it on narrow ones. */
export function Aside({ kind }: { kind: EnquiryKind }) {
  const { title, points } = formWords[kind].aside;
  return (
    <div className={styles.aside}>
      <Heading className={styles.title}>{title}</Heading>
      <ul role="list" className={styles.points}>
        {points.map((point) => (
          <li key={point} className={styles.point}>
            <span className={styles.mark}>
              <Icon name="check" size={20} />
            </span>
            {point}
          </li>
        ))}
      </ul>
      <p>
        {formLabels.byMail} <Link to={mailto()}>{company.email}</Link>.
      </p>
    </div>
  );
}
