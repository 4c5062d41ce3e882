import { render } from '@testing-library/react';
import { fieldErrors, fieldLabels } from '../../../src/facts/formStrings';
import { assessmentInterests, contactInterests, type InterestGroup } from '../../../src/facts/interests';
import {
  assessmentDefinition,
  contactDefinition,
  type EnquiryDefinition,
  type EnquiryValues,
} from '../../../src/forms/definitions';
import { Field } from '../../../src/forms/Field';
import { errorsIn, fillEmptyFields, valuesOf } from '../../../src/forms/fields';

const firstInterest = (groups: readonly InterestGroup[]) => groups.flatMap(({ options }) => options)[0]?.value ?? '';

const contact = {
  name: 'Ada',
  email: 'ada@example.com',
  interest: firstInterest(contactInterests),
  message: 'Hello',
};
const assessment = { ...contact, company: 'Engines', interest: firstInterest(assessmentInterests) };
const line = '€'.repeat(500);
const text = '€'.repeat(10_000);

/** Renders the fields of a form with these values. */
function formWith({ fields }: EnquiryDefinition, values: EnquiryValues): HTMLFormElement {
  const controls = fields.map((field) => (
    <Field key={field.name} field={field} id={field.name} error={undefined} isLocked={false} />
  ));
  const { container } = render(<form>{controls}</form>);
  const form = container.querySelector('form') as HTMLFormElement;
  fillEmptyFields(form, values);
  return form;
}

function errorsOf(definition: EnquiryDefinition, values: EnquiryValues) {
  return errorsIn(formWith(definition, values), definition.fields);
}

it('every required field of an empty form has its error', () => {
  const { message } = fieldErrors;
  const required = { name: fieldErrors.name, email: fieldErrors.email, interest: fieldErrors.interest };
  expect(errorsOf(contactDefinition, { name: '  ' })).toEqual({ ...required, message });
  expect(errorsOf(assessmentDefinition, {})).toEqual({ ...required, company: fieldErrors.company });
});

it.each(['ada@example.com', "o'brien@example.co.uk", 'a+b@sub.example.museum', 'A.B@EXAMPLE.COM', ' ada@example.com '])(
  'accepts the address %s',
  (email) => expect(errorsOf(contactDefinition, { ...contact, email })).toEqual({}),
);

it.each(['ada', 'ada@', '@example.com', 'a.da@example', 'ada example@example.com', 'ada@example.com, b@example.com'])(
  'rejects the address %s',
  (email) => expect(errorsOf(contactDefinition, { ...contact, email })).toEqual({ email: fieldErrors.emailFormat }),
);

it('accepts the longest enquiry, which has less than 50 kB, and nothing longer', () => {
  const longest = { ...assessment, name: line, company: line, phone: line, challenges: text };
  const form = formWith(assessmentDefinition, longest);
  expect(errorsIn(form, assessmentDefinition.fields)).toEqual({});
  const params = assessmentDefinition.paramsOf(valuesOf(form, assessmentDefinition.fields), 'KR-AAAA-AA');
  expect(Buffer.byteLength(JSON.stringify(params))).toBeLessThan(50 * 1024);
  expect(errorsOf(assessmentDefinition, { ...longest, phone: `${line}1`, challenges: `${text}1` })).toEqual({
    phone: `${fieldLabels.phone}: ${fieldErrors.tooLongLine.replace('{limit}', '500')}`,
    challenges: `${fieldLabels.challenges}: ${fieldErrors.tooLong.replace('{limit}', '10,000')}`,
  });
});
