import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { addressLine, company } from '../../../src/site/company';

/** Facts that are in one file only, so that a change there changes the whole site. */
const FACTS = [company.brand, company.legalName, company.domain, company.email, addressLine];
const EXCEPTIONS = [
  path.join('src', 'site', 'company.yaml'),
  // A code sample cannot be computed; tests/build checks its address.
  path.join('pages', 'website-chat.mdx'),
];

const files = ['pages', 'src']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
  )
  .filter((file) => /\.(mdx|tsx?|yaml)$/.test(file) && !file.includes('.examples.') && !EXCEPTIONS.includes(file));

it.each(FACTS)('"%s" is only in src/site/company.yaml', (fact) => {
  expect(files.filter((file) => readFileSync(file, 'utf8').includes(fact))).toEqual([]);
});
