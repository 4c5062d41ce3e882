import { company, mailto } from '../site/company';
import { formStrings, formText } from '../site/formStrings';
import { Link } from '../ui/Link';
import type { EnquiryDefinition } from './fields';
import styles from './WithoutReact.module.css';

/**
 * Where to write when the form cannot be sent: a prepared mail with the form's questions in it. CSS alone decides when it
 * shows, because no script may be there: at once where JavaScript is off, and after ten seconds where React has not
 * taken the page over, whatever the reason.
 */
export function WithoutReact({ definition: { kind, fields } }: { definition: EnquiryDefinition }) {
  const questions = fields.map(({ label }) => `${label.replace(/\?$/, '')}: `).join('\n');
  return (
    <div role="status" className={styles.notice}>
      <p className={styles.off}>{formStrings.withoutScript}</p>
      <p className={styles.late}>{formStrings.notLoaded}</p>
      <p>
        {formStrings.writeInstead} <Link to={mailto()}>{company.email}</Link>, or{' '}
        <Link to={mailto(formText[kind].mailSubject, questions)}>{formStrings.preparedMail}</Link>.
      </p>
    </div>
  );
}
