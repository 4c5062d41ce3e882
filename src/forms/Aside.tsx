import type { EnquiryKind } from '../config/mailSettings';
import { company } from '../facts/company';
import { formStrings, formText } from '../facts/formStrings';
import { Heading } from '../ui/headingLevel';
import { Link } from '../ui/Link';
import { mailto } from '../ui/mailto';
import styles from './Aside.module.css';
import { definitions } from './definitions';

/** Explains what happens to an enquiry, below the form. */
export function Aside({ kind }: { kind: EnquiryKind }) {
  const { title, points, byMail } = formText[kind].aside;
  return (
    <div className={styles.aside}>
      <Heading className={styles.title}>{title}</Heading>
      <ul role="list">
        {points.map((point) => (
          <li key={point} className={styles.point}>
            {point}
          </li>
        ))}
      </ul>
      {byMail && (
        <p>
          {byMail} <Link to={mailto()}>{company.email}</Link>.
        </p>
      )}
    </div>
  );
}

/** Offers a prepared mail with the form's questions. */
export function PreparedMail({ kind }: { kind: EnquiryKind }) {
  const questions = definitions[kind].fields.map(({ label }) => `${label.replace(/\?$/, '')}: `).join('\n');
  return (
    <p>
      {formStrings.writeInstead} <Link to={mailto()}>{company.email}</Link>, or{' '}
      <Link to={mailto(formText[kind].mailSubject, questions)}>{formStrings.preparedMail}</Link>.
    </p>
  );
}

/**
 * Offers the prepared mail when the form cannot be sent. CSS alone shows it, because no script may
 * run: at once where JavaScript is off or the form has failed, and after ten seconds where React has not hydrated it.
 */
export function WithoutReact({ kind }: { kind: EnquiryKind }) {
  return (
    <div role="status" className={styles.fallback}>
      <p className={styles.off}>{formStrings.withoutScript}</p>
      <p className={styles.late}>{formStrings.notLoaded}</p>
      <PreparedMail kind={kind} />
    </div>
  );
}
