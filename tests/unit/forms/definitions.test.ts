import type { EnquiryDefinition } from '../../../src/forms/definitions';
import { assessmentDefinition, contactDefinition } from '../../../src/forms/definitions';
import { checkEnquiry } from '../../../src/forms/schema';
import { fieldErrors, fieldLabels } from '../../../src/site/formStrings';
import { assessmentInterests, contactInterests, type InterestGroup } from '../../../src/site/interests';

const firstInterest = (groups: readonly InterestGroup[]) =>
  groups.flatMap(({ options }) => options)[0] ?? { value: '', label: '' };
const contactInterest = firstInterest(contactInterests);
const assessmentInterest = firstInterest(assessmentInterests);

const contact = {
  name: 'Ada',
  email: 'ada@example.com',
  company: '',
  interest: contactInterest.value,
  message: 'Hello',
};
const assessment = {
  ...contact,
  company: 'Engines',
  interest: assessmentInterest.value,
  phone: '',
  challenges: '',
};
const line = '€'.repeat(500);
const text = '€'.repeat(10_000);

describe('errors', () => {
  const cases: [what: string, EnquiryDefinition, entered: Record<string, string>, errors: Record<string, string>][] = [
    [
      'an empty assessment form',
      assessmentDefinition,
      {},
      {
        name: fieldErrors.name,
        email: fieldErrors.email,
        company: fieldErrors.company,
        interest: fieldErrors.interest,
      },
    ],
    [
      'an interest that the form does not offer',
      contactDefinition,
      { ...contact, interest: 'nothing' },
      { interest: fieldErrors.interest },
    ],
    [
      'text that is too long for an assessment',
      assessmentDefinition,
      { ...assessment, phone: `${line}1` },
      { phone: `${fieldLabels.phone}: ${fieldErrors.tooLongLine.replace('{limit}', '500')}` },
    ],
  ];

  it.each(cases)('%s', (_, definition, entered, errors) => {
    expect(checkEnquiry(definition, entered)).toEqual({ values: null, errors });
  });

  it.each(['ada@example.com', "o'brien@example.co.uk", 'a+b@sub.example.museum', 'A.B@EXAMPLE.COM'])(
    'accepts the address %s',
    (email) => expect(checkEnquiry(contactDefinition, { ...contact, email }).errors).toBeNull(),
  );

  it.each(['ada', 'ada@', '@example.com', 'ada@example', 'ada example@example.com', 'ada@example.com, b@example.com'])(
    'rejects the address %s',
    (email) =>
      expect(checkEnquiry(contactDefinition, { ...contact, email }).errors).toEqual({
        email: fieldErrors.emailFormat,
      }),
  );
});

it('trims a complete form', () => {
  const entered = { ...contact, name: ' Ada ', email: ' ada@example.com ', message: ' Hello\nthere ' };
  expect(checkEnquiry(contactDefinition, entered).values).toMatchObject({ ...contact, message: 'Hello\nthere' });
});

it('accepts the longest enquiry, which has less than 50 kB', () => {
  const values = { ...assessment, name: line, company: line, phone: line, challenges: text };
  expect(checkEnquiry(assessmentDefinition, values).errors).toBeNull();
  const params = JSON.stringify(assessmentDefinition.paramsOf(values, 'KR-AAAA-AA'));
  expect(Buffer.byteLength(params)).toBeLessThan(50 * 1024);
});
