/** @jest-environment node */
import { checkFacts, lookupIn } from '../../../lib/facts/readFacts';
import { rangeOfMessage } from '../../../lib/message';
import { schema } from '../../../src/facts/redirects';
import { testFolder } from '../../support/testFolder';

const layers = [...'bcdefghi'].map((name, index) => `${name}: &${name} [${Array(9).fill(`*${'abcdefgh'[index]}`)}]`);
const BOMB = ['a: &a [x, x, x]', ...layers].join('\n');

it.each([
  ['contains itself', 'redirects: &a [*a]', '*a'],
  ['grows without end', BOMB, '*a'],
])('says where a file %s', (_, source, marked) => {
  const { facts, errors } = checkFacts(source, schema, () => undefined);
  expect(facts).toBeNull();
  const [error] = errors;
  const { start, end } = rangeOfMessage({ place: error?.place });
  expect(source.slice(start, end)).toBe(marked);
  expect(error?.reason).toContain(`Write: "${marked}"`);
});

it.each(['\u2066', '\\u2066', '\\u{E0041}', '\\x0b'])(
  'says where a file contains a character that nobody sees: %j',
  (character) => {
    const source = `redirects:\n  - from: /old\n    to: "/ab${character}out"\n`;
    const { facts, errors } = checkFacts(source, schema, () => undefined);
    expect(facts).toBeNull();
    expect(errors.map(({ place }) => place)).toEqual([
      expect.objectContaining({ start: expect.objectContaining({ line: 3 }) }),
    ]);
  },
);

const { folder } = testFolder({ 'company.yaml': BOMB });

it('leaves a file that grows without end to its own check', () => {
  expect(lookupIn(folder)('company', 'brand')).toBe('brand');
});
