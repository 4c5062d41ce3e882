import clsx from 'clsx';
import type { MouseEvent } from 'react';
import type { EnquiryKind } from '../config/mailSettings';
import { company } from '../facts/company';
import { formStrings, formText } from '../facts/formStrings';
import { Heading } from '../ui/headingLevel';
import { Link, mailto } from '../ui/Link';
import styles from './Aside.module.css';
import { definitions, type EnquiryValues, optionsOf } from './definitions';
import { valuesOf } from './fields';

/** Explains what happens to an enquiry, below the form. */
export function Aside({ kind }: { kind: EnquiryKind }) {
  const { title, points, byMail } = formText[kind].aside;
  return (
    <div className={clsx(styles.aside, 'quiet stack-3')}>
      <Heading className={clsx(styles.title, 'text-l')}>{title}</Heading>
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

/** In characters of the encoded address. Some mail programs cut off what is longer. */
const LONGEST_BODY = 1_800;

/** Returns the `mailto:` address of an email with the form's questions and what was entered, as far as it fits. */
export function preparedMail(kind: EnquiryKind, values: EnquiryValues = {}): string {
  const answers = definitions[kind].fields.map((field) => {
    const value = values[field.name] ?? '';
    const shown = optionsOf(field).find((option) => option.value === value)?.label ?? value;
    return `${field.label.replace(/\?$/, '')}: ${shown}`;
  });
  // An address cannot contain unpaired surrogates.
  const text = answers.join('\n').replace(/\p{Surrogate}/gu, '');
  let [body, length] = ['', 0];
  for (const character of text) {
    length += encodeURIComponent(character).length;
    if (length > LONGEST_BODY) return mailto(formText[kind].mailSubject, `${body}\n\n${formStrings.mailCut}`);
    body += character;
  }
  return mailto(formText[kind].mailSubject, body);
}

/** Offers a prepared email. Inside a form, a click fills in what was entered. */
export function PreparedMail({ kind }: { kind: EnquiryKind }) {
  function fill({ currentTarget }: MouseEvent<HTMLAnchorElement>): void {
    currentTarget.href = preparedMail(kind, valuesOf(currentTarget.closest('form'), definitions[kind].fields));
  }

  return (
    <p>
      {formStrings.writeInstead} <Link to={mailto()}>{company.email}</Link>, or{' '}
      <a href={preparedMail(kind)} onClick={fill}>
        {formStrings.preparedMail}
      </a>
      .
    </p>
  );
}

/**
 * Offers the prepared email when the form cannot be sent. CSS alone shows it, because scripts may not
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
