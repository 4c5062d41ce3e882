import type { EnquiryKind } from '../config/mailSettings';
import { company } from '../site/company';
import { formStrings, formText } from '../site/formStrings';
import { Heading } from '../ui/headingLevel';
import { Icon } from '../ui/Icon';
import { Link } from '../ui/Link';
import { mailto } from '../ui/mailto';
import styles from './Aside.module.css';

/** Explains what happens to an enquiry: beside the form on wide screens, below it on narrow ones. */
export function Aside({ kind }: { kind: EnquiryKind }) {
  const { aside, urgent } = formText[kind];
  const points = urgent ? [urgent, ...aside.points] : aside.points;
  return (
    <div className={styles.aside} data-urgent={urgent && ''}>
      <Heading className={styles.title}>{aside.title}</Heading>
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
        {formStrings.byMail} <Link to={mailto()}>{company.email}</Link>.
      </p>
    </div>
  );
}
