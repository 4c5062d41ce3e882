import { organization } from '../../../src/seo/jsonLd';
import { company } from '../../../src/site/company';

it.each([
  ['', undefined],
  ['+1 801 555 0100', '+1 801 555 0100'],
])('with the phone number "%s", the telephone is %s', (phone, telephone) => {
  const replaced = jest.replaceProperty(company as { phone: string }, 'phone', phone);
  expect(JSON.parse(JSON.stringify(organization())).contactPoint.telephone).toBe(telephone);
  replaced.restore();
});
