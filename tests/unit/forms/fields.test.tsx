import { render } from '@testing-library/react';
import type { EnquiryKind } from '../../../src/config/forms';
import { fieldErrors, fieldLabels } from '../../../src/facts/formStrings';
import { Field } from '../../../src/forms/Field';
import { type EnquiryValues, fillEmptyFields, formFields, optionsOf, paramsOf } from '../../../src/forms/fields';
import { errorsIn } from '../../../src/forms/useValidation';

const right = (kind: EnquiryKind) => ({
  name: 'Ada',
  email: 'ada@example.com',
  company: 'Engines',
  message: 'Hello',
  interest: formFields[kind].flatMap(optionsOf)[0]?.value ?? '',
});

/** Renders the fields of a form with these values. */
function errorsOf(kind: EnquiryKind, values: EnquiryValues) {
  const controls = formFields[kind].map((field) => (
    <Field key={field.name} field={field} id={field.name} error={undefined} isLocked={false} />
  ));
  const form = render(<form>{controls}</form>).container.querySelector('form');
  fillEmptyFields(form, kind, values);
  return errorsIn(form, kind);
}

it('every required field of an empty form has its error', () => {
  const { message } = fieldErrors;
  const required = { name: fieldErrors.name, email: fieldErrors.email, interest: fieldErrors.interest };
  expect(errorsOf('contact', { name: '  ' })).toEqual({ ...required, message });
  expect(errorsOf('assessment', {})).toEqual({ ...required, company: fieldErrors.company });
});

it.each(['ada@example.com', "o'brien@example.co.uk", 'a+b@sub.example.museum', 'A.B@EXAMPLE.COM', ' ada@example.com '])(
  'accepts the address %s',
  (email) => expect(errorsOf('contact', { ...right('contact'), email })).toEqual({}),
);

it.each(['ada', 'ada@', '@example.com', 'a.da@example', 'ada example@example.com', 'ada@example.com, b@example.com'])(
  'rejects the address %s',
  (email) => expect(errorsOf('contact', { ...right('contact'), email })).toEqual({ email: fieldErrors.emailFormat }),
);

it('accepts the longest message, with which the mail has less than 50 kB, and nothing longer', () => {
  const longest = { ...right('contact'), message: '€'.repeat(10_000) };
  expect(errorsOf('contact', longest)).toEqual({});
  expect(Buffer.byteLength(JSON.stringify(paramsOf('contact', longest, 'KR-AAAA-AA')))).toBeLessThan(50 * 1024);
  const message = fieldErrors.tooLong.replace('{field}', fieldLabels.message).replace('{limit}', '10,000');
  expect(errorsOf('contact', { ...longest, message: `${longest.message}1` })).toEqual({ message });
});
