import { company, mailto } from '../site/company';
import { formLabels, formWords } from '../site/formLabels';
import { Link } from '../ui/Link';
import type { EnquiryDefinition } from './definitions';
import styles from './WithoutScript.module.css';

/** What stands in the form's place when JavaScript is off: a prepared mail with the form's questions in it. */
export function WithoutScript({ definition: { kind, fields } }: { definition: EnquiryDefinition }) {
  const questions = fields.map(({ label }) => `${label.replace(/\?$/, '')}: `).join('\n');
  return (
    <noscript>
      <div className={styles.notice}>
        <p>{formLabels.withoutScript}</p>
        <p>
          {formLabels.writeInstead} <Link to={mailto()}>{company.email}</Link>, or{' '}
          <Link to={mailto(formWords[kind].mailSubject, questions)}>{formLabels.preparedMail}</Link>.
        </p>
      </div>
    </noscript>
  );
}
