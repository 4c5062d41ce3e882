/** @jest-environment node */
import { checkFacts } from '../../../lib/facts/checkFacts';
import { lookupIn } from '../../../lib/facts/references';
import { schema } from '../../../src/site/redirects';
import { testFolder } from '../../support/testFolder';

const layers = [...'bcdefghi'].map((name, index) => `${name}: &${name} [${Array(9).fill(`*${'abcdefgh'[index]}`)}]`);
const BOMB = ['a: &a [x, x, x]', ...layers].join('\n');

it.each([
  ['contains itself', 'redirects: &a [*a]', '*a'],
  ['grows without end', BOMB, '*a'],
])('says where a file %s', (_, source, marked) => {
  const { facts, errors } = checkFacts(source, schema, () => undefined);
  expect(facts).toBeNull();
  expect(source.slice(errors[0]?.start, errors[0]?.end)).toBe(marked);
  expect(errors[0]?.message).toContain(`Write: "${marked}"`);
});

it('says where a file contains a character that nobody sees', () => {
  const source = 'redirects:\n  - from: /old\n    to: /ab\u2066out\n';
  const { facts, errors } = checkFacts(source, schema, () => undefined);
  expect(facts).toBeNull();
  expect(errors.map(({ start }) => source[start])).toEqual(['\u2066']);
});

const { folder } = testFolder({ 'company.yaml': BOMB });

it('leaves a file that grows without end to its own check', () => {
  expect(lookupIn(folder)('company', 'brand')).toBe('brand');
});
