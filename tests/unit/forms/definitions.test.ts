import * as v from 'valibot';
import { assessmentDefinition } from '../../../src/forms/assessmentDefinition';
import { looksAutomatic } from '../../../src/forms/botGuard';
import { contactDefinition } from '../../../src/forms/contactDefinition';
import type { EnquiryDefinition } from '../../../src/forms/fields';
import { queryClient } from '../../../src/forms/queryClient';
import { schemaOf } from '../../../src/forms/schema';

const contact = {
  name: ' Ada ',
  email: ' ada@example.com ',
  company: '',
  interest: 'ai_solutions',
  message: ' Hello\nthere ',
};
const assessment = { ...contact, company: 'Engines', interest: 'not_sure', phone: '', challenges: '' };

function mistakesIn(definition: EnquiryDefinition, values: Record<string, string>) {
  const { issues = [] } = v.safeParse(schemaOf(definition), values, { abortPipeEarly: true });
  return Object.fromEntries(issues.map((issue) => [v.getDotPath(issue), issue.message]));
}

describe('rules', () => {
  it('accept a complete form and trim it', () => {
    expect(v.parse(schemaOf(contactDefinition), contact)).toEqual({
      ...contact,
      name: 'Ada',
      email: 'ada@example.com',
      message: 'Hello\nthere',
    });
    expect(mistakesIn(assessmentDefinition, assessment)).toEqual({});
  });

  it('name everything that is missing from the contact form; company is optional', () => {
    const empty = { name: ' ', email: '', company: '', interest: '', message: '\n' };
    expect(mistakesIn(contactDefinition, empty)).toEqual({
      name: 'Enter your name',
      email: 'Enter your email address',
      interest: 'Choose what you are interested in',
      message: 'Write your message',
    });
  });

  it('name everything that is missing from the assessment form; phone and challenges are optional', () => {
    expect(mistakesIn(assessmentDefinition, {})).toEqual({
      name: 'Enter your name',
      email: 'Enter your email address',
      company: 'Enter the name of your company',
      interest: 'Choose what you are interested in',
    });
  });

  it('take only interests that the form offers', () => {
    expect(Object.keys(mistakesIn(contactDefinition, { ...contact, interest: 'not_sure' }))).toEqual(['interest']);
  });

  it.each(['ada@example.com', "o'brien@example.co.uk", 'a+b@sub.example.museum', 'A.B@EXAMPLE.COM'])(
    '%s is an address',
    (email) => expect(mistakesIn(contactDefinition, { ...contact, email })).toEqual({}),
  );

  it.each(['ada', 'ada@', '@example.com', 'ada@example', 'ada example@example.com', 'ada@example.com, b@example.com'])(
    '%s is none',
    (email) =>
      expect(mistakesIn(contactDefinition, { ...contact, email })).toEqual({
        email: 'Enter an email address in the format name@example.com',
      }),
  );
});

describe('what is too long for the mail service', () => {
  it('is refused at its field, in words', () => {
    expect(mistakesIn(contactDefinition, { ...contact, name: 'a'.repeat(501), message: 'a'.repeat(10_001) })).toEqual({
      name: 'Shorten this to 500 characters, or send the long version by e-mail',
      message: 'Shorten this to 10,000 characters, or send the long version by e-mail',
    });
    expect(mistakesIn(assessmentDefinition, { ...assessment, phone: '1'.repeat(501) })).toHaveProperty('phone');
  });

  it('is never accepted: the longest enquiry has less than 50 kB', () => {
    const line = '\u20ac'.repeat(500);
    const values = { ...assessment, name: line, company: line, phone: line, challenges: '\u20ac'.repeat(10_000) };
    expect(mistakesIn(assessmentDefinition, values)).toEqual({});
    const params = JSON.stringify(assessmentDefinition.paramsOf(values, 'KR-AAAA-AA'));
    expect(Buffer.byteLength(params)).toBeLessThan(50 * 1024);
  });
});

describe('the mail', () => {
  it('of the contact form carries the specified params in their order', () => {
    expect(Object.entries(contactDefinition.paramsOf({ ...contact, name: 'Ada' }, 'KR-1'))).toEqual([
      ['from_name', 'Ada'],
      ['from_email', contact.email],
      ['company', 'N/A'],
      ['interest', 'AI-Powered Solutions'],
      ['message', contact.message],
      ['to_email', 'hello@kestrelridge.example'],
      ['reference', 'KR-1'],
    ]);
  });

  it('of the assessment form carries the specified params in their order', () => {
    expect(Object.entries(assessmentDefinition.paramsOf({ ...assessment, name: 'Ada' }, 'KR-1'))).toEqual([
      ['from_name', 'Ada'],
      ['from_email', assessment.email],
      ['company', 'Engines'],
      ['phone', 'N/A'],
      ['interest', 'Not sure yet'],
      ['message', 'N/A'],
      ['reference', 'KR-1'],
    ]);
  });
});

describe('options', () => {
  const optionsOf = ({ fields }: EnquiryDefinition) =>
    fields.flatMap(({ control }) =>
      control.type === 'select'
        ? control.groups.map(({ title, options }) => [title, ...options.map(({ value }) => value)])
        : [],
    );

  it('of the contact form stand in their groups', () => {
    expect(optionsOf(contactDefinition)).toEqual([
      ['Solutions', 'ai_solutions', 'custom_software_development', 'cloud_solutions', 'advanced_security'],
      ['Capabilities', 'business_operations', 'it_services', 'computer_repair'],
      ['Other', 'partnership', 'support', 'general'],
    ]);
  });

  it('of the assessment form are the specified ones', () => {
    expect(optionsOf(assessmentDefinition)).toEqual([
      [
        null,
        ...['business_operations', 'it_services_support', 'computer_repair', 'advanced_security'],
        ...['cloud_solutions', 'custom_development', 'not_sure'],
      ],
    ]);
  });
});

it('takes a form for automatic when the hidden field is filled in or three seconds have not passed', () => {
  expect(looksAutomatic('', 3_000)).toBe(false);
  expect(looksAutomatic('', 2_999)).toBe(true);
  expect(looksAutomatic('x', 60_000)).toBe(true);
});

it('tries queries again with a delay that doubles up to 30 seconds, and mutations never', () => {
  const { queries, mutations } = queryClient.getDefaultOptions();
  const delay = queries?.retryDelay as (attempt: number) => number;
  expect([0, 1, 2, 3, 4, 5, 6].map(delay)).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
  expect([queries?.retry, mutations?.retry]).toEqual([3, 0]);
  expect([queries?.gcTime, mutations?.gcTime]).toEqual([300_000, 300_000]);
});
