import { readFileSync } from 'node:fs';
import { checkFacts } from '../../../lib/facts/checkFacts';
import { schema } from '../../../src/site/company';

it.each([
  ['+18015550100', 0],
  ['+1 801 555 0100', 0],
  ['+1 (801) 555-0100', 0],
  ['+801.555.0100', 1],
  ['801 555 0100', 1],
])('the phone number "%s" has %i mistakes', (phone, count) => {
  const source = readFileSync('src/site/company.yaml', 'utf8').replace(/^( +phone:).*/m, `$1 "${phone}"`);
  const { errors } = checkFacts(source, schema, () => 'a fact');
  expect(errors.filter(({ message }) => message.includes('phone'))).toHaveLength(count);
});
