import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkFacts } from '../../../lib/facts/checkFacts';
import { addressLine, company, schema } from '../../../src/site/company';

/** Facts that are in one file only, so that a change there changes the whole site. */
const FACTS = [company.brand, company.legalName, company.domain, company.email, addressLine];
const EXCEPTIONS = [
  path.join('src', 'site', 'company.yaml'),
  // A code sample cannot be computed; tests/build checks its address.
  path.join('pages', 'website-chat.mdx'),
  // No fact may decide whose script runs.
  path.join('src', 'config', 'thirdParties.ts'),
];

const files = ['pages', 'src']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
  )
  .filter((file) => /\.(mdx|tsx?|yaml)$/.test(file) && !file.includes('.examples.') && !EXCEPTIONS.includes(file));

it.each(FACTS)('"%s" is only in src/site/company.yaml', (fact) => {
  expect(files.filter((file) => readFileSync(file, 'utf8').includes(fact))).toEqual([]);
});

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
