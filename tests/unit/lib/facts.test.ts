/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { group, httpUrl, text } from '../../../lib/facts/fact';
import { checkFacts, lookupIn } from '../../../lib/facts/readFacts';
import { rangeOfMessage } from '../../../lib/message';
import { schema as companySchema } from '../../../src/facts/company';
import { figures, schema as figuresSchema } from '../../../src/facts/figures';
import { plans, schema as plansSchema } from '../../../src/facts/plans';
import { testDirectory } from '../../support/testDirectory';

const schema = v.strictObject({
  firms: v.array(
    v.strictObject({
      name: text,
      website: v.optional(httpUrl),
      tone: v.optional(v.picklist(['paper', 'ink'])),
      price: v.optional(v.number()),
      popular: v.optional(v.boolean()),
      hours: v.optional(group(text, ['from', 'to'])),
    }),
  ),
});

/** The marked text, and what the writer meant instead, if that is certain. */
const mistakes: readonly (readonly [mistake: string, source: string, right?: string])[] = [
  ['a colon in a text', 'firms:\n  - ⟦name: Ann: roofs⟧\n', 'name: "Ann: roofs"'],
  ['a missing colon', 'firms:\n  - name: Ann\n    ⟦website https://ann.com⟧\n'],
  ['a missing space after the colon', 'firms:\n  - name: Ann\n    ⟦tone:ink⟧\n', 'tone: "ink"'],
  ['a missing quotation mark', 'firms:\n  - ⟦name: "Ann⟧\n    tone: ink\n', 'name: "Ann"'],
  ['a comma at the end', 'firms:\n  - ⟦name: "Ann",⟧\n', 'name: "Ann"'],
  ['a tab', 'firms:\n\t- ⟦name: Ann⟧\n'],
  ['a type of another program', 'firms:\n  - name: !!js/function ⟦Ann⟧\n'],
  ['an unknown name', 'firms:\n  - name: Ann\n    ⟦webside⟧: https://ann.com\n', 'website'],
  ['an unknown name in a group', 'firms:\n  - name: Ann\n    hours: { from: 8 am, to: 5 pm, ⟦lunch⟧: noon }\n'],
  ['a value that is not a choice', 'firms:\n  - name: Ann\n    tone: ⟦inc⟧\n'],
  ['a price with its currency', 'firms:\n  - name: Ann\n    price: ⟦$49⟧\n'],
  ['yes for true', 'firms:\n  - name: Ann\n    popular: ⟦yes⟧\n'],
  ['an address without its start', 'firms:\n  - name: Ann\n    website: ⟦www.ann.com⟧\n'],
  ['an empty text', 'firms:\n  - ⟦name⟧:\n'],
  ['a list that contains itself', 'firms: &a [⟦*a⟧]\n'],
  ['a character that nobody sees', 'firms:\n  - name: "An⟦\u2066⟧n"\n'],
  ['such a character as an escape of four digits', 'firms:\n  - name: "An⟦\\⟧u2066n"\n'],
  ['such a character as an escape in braces', 'firms:\n  - name: "An⟦\\⟧u{E0041}n"\n'],
  ['such a character as an escape of two digits', 'firms:\n  - name: "An⟦\\⟧x0bn"\n'],
  ['a fact that does not exist', 'firms:\n  - name: Ann in ⟦{company.town}⟧\n'],
];

it.each(mistakes.map(([mistake, marked, right]) => ({ mistake, marked, right })))(
  'finds $mistake, and corrects it if that is certain',
  ({ marked, right }) => {
    const [before = '', part = '', after = ''] = marked.split(/[⟦⟧]/);
    const source = before + part + after;
    const { facts, errors } = checkFacts(source, schema, () => undefined);
    expect(facts).toBeNull();
    const ranges = errors.map(rangeOfMessage);
    expect(ranges).toEqual([{ start: before.length, end: before.length + part.length }]);
    expect(errors[0]?.expected?.[0]).toBe(right);
    if (right !== undefined) expect(checkFacts(before + right + after, schema, () => undefined).errors).toEqual([]);
  },
);

it('accepts no plan with a negative price', () => {
  const plan = { ...plans[0], tier: 'other' };
  const isValid = (price: number) => v.safeParse(plansSchema, { plans: [{ ...plan, price }] }).success;
  expect([isValid(10), isValid(-10)]).toEqual([plans.length > 0, false]);
});

it('accepts no unit that is not the end of its figure', () => {
  const isValid = (unit: string) => {
    const withUnit = { ...figures, uptime: { ...figures.uptime, value: '99.9%', unit } };
    return v.safeParse(figuresSchema, { figures: withUnit }).success;
  };
  expect([isValid('%'), isValid('x')]).toEqual([true, false]);
});

it('accepts facts without a mistake', () => {
  const source =
    'firms:\n  # A comment.\n  - name: "Ann: roofs"\n    website: https://ann.com\n    price: 49.5\n    popular: true\n';
  expect(checkFacts(source, schema, () => undefined).errors).toEqual([]);
});

it.each([
  ['+18015550100', 0],
  ['+1 (801) 555-0100', 0],
  ['+801.555.0100', 1],
  ['801 555 0100', 1],
])('the phone number "%s" has %i mistakes', (phone, count) => {
  const source = readFileSync('src/facts/company.yaml', 'utf8').replace(/^( +phone:).*/m, `$1 "${phone}"`);
  const { errors } = checkFacts(source, companySchema, () => 'a fact');
  expect(errors.filter(({ message }) => message.includes('phone'))).toHaveLength(count);
});

it('ends a command with the mistake in the facts that it could not load, without a stack', () => {
  const mistake = "Object.assign(new Error('src/facts/a.yaml:3  A mistake.'), { name: 'InvalidFactsError' })";
  const command = `import('./lib/factErrors.mjs').then(() => { throw ${mistake}; })`;
  const { status, stderr } = spawnSync(process.execPath, ['--eval', command], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([1, 'src/facts/a.yaml:3  A mistake.\n']);
});

const layers = [...'bcdefghi'].map((name, index) => `${name}: &${name} [${Array(9).fill(`*${'abcdefgh'[index]}`)}]`);
const { directory } = testDirectory({ 'company.yaml': ['a: &a [x, x, x]', ...layers].join('\n') });

it('refuses a file that grows exponentially, and leaves it to its own check', () => {
  expect(checkFacts(readFileSync(`${directory}/company.yaml`, 'utf8'), schema, () => undefined).facts).toBeNull();
  expect(lookupIn(directory)('company', 'brand')).toBe('brand');
});
