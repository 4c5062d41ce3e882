import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFact } from '../../../tools/desk/server/findFact';

let site: string;
beforeAll(() => {
  site = mkdtempSync(path.join(tmpdir(), 'facts-'));
  mkdirSync(path.join(site, 'src/site'), { recursive: true });
  const write = (file: string, text: string) => writeFileSync(path.join(site, 'src/site', file), text);
  write(
    'plans.yaml',
    'plans:\n  - name: Free\n    text: For you.\n    price: 99\n  - name: Team\n    text: For all.\n    price: 99\n',
  );
  write('strings.yaml', 'strings:\n  perMonth: per month\n  included: Included\n  other: For all.\n');
  write('company.yaml', 'company:\n  email: hello@acme.com\n');
});
afterAll(() => rmSync(site, { recursive: true }));

it.each([
  ['$99', 'Team $99 per month For all. Included', 'src/site/plans.yaml plans.1.price'],
  ['hello@acme.com', 'Write to hello@acme.com', 'src/site/company.yaml company.email'],
  ['per month', 'Team $99 per month For all. Included', 'src/site/plans.yaml plans.1.price'],
  ['per month', 'per month', 'src/site/strings.yaml strings.perMonth'],
  ['Something else', 'Something else', undefined],
])('finds where "%s" comes from', (text, around, expected) => {
  const found = findFact(site, { text, index: 0, around });
  expect(found ? `${found.file} ${found.path.join('.')}` : undefined).toBe(expected);
});
