import type { MouseEvent } from 'react';
import type { EnquiryKind } from '../config/forms';
import { company } from '../facts/company';
import { formStrings, writeInstead } from '../facts/formStrings';
import { Link, mailto } from '../ui/Link';
import { type EnquiryValues, formFields, shownValue, valuesOf } from './fields';

/** In characters of the encoded address. Some mail programs cut off what is longer. */
const LONGEST_BODY = 1_800;

/** Returns the `mailto:` address of an email with the form's questions and what was entered, as far as it fits. */
function preparedMail(kind: EnquiryKind, values: EnquiryValues = {}): string {
  const answers = formFields[kind].map(
    (field) => `${field.label.replace(/\?$/, '')}: ${shownValue(field, values[field.name])}`,
  );
  // An address cannot contain unpaired surrogates.
  const text = answers.join('\n').replace(/\p{Surrogate}/gu, '');
  let body = '';
  for (const character of text) {
    if (encodeURIComponent(body + character).length > LONGEST_BODY)
      return mailto(formStrings[kind].mailSubject, `${body}\n\n${formStrings.mailCut}`);
    body += character;
  }
  return mailto(formStrings[kind].mailSubject, body);
}

/** Offers a prepared email. Inside a form, a click fills in what was entered. */
export function PreparedMail({ kind }: { kind: EnquiryKind }) {
  function fill({ currentTarget }: MouseEvent<HTMLAnchorElement>): void {
    currentTarget.href = preparedMail(kind, valuesOf(currentTarget.closest('form'), kind));
  }

  return (
    <p>
      {writeInstead.before}
      <Link to={mailto()}>{company.email}</Link>
      {writeInstead.between}
      <a href={preparedMail(kind)} onClick={fill}>
        {writeInstead.preparedMail}
      </a>
      {writeInstead.after}
    </p>
  );
}
