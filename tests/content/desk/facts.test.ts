import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { findFact } from '../../../tools/desk/server/findFact';
import { withEntryMovedUp, withValue } from '../../../tools/desk/yamlEdits';
import { testFolder } from '../../support/testFolder';

it.each(readdirSync('src/site').filter((file) => file.endsWith('.yaml')))(
  'keeps the values and notes of %s',
  (file) => {
    const source = readFileSync(path.join('src/site', file), 'utf8');
    const edited = withEntryMovedUp(source, ['nothing'], 1);
    expect(parse(edited)).toEqual(parse(source));
    const notes = (text: string) => text.split('\n').filter((line) => line.trim().startsWith('#'));
    expect(notes(edited)).toEqual(notes(source));
    expect(withEntryMovedUp(edited, ['nothing'], 1)).toBe(edited);
  },
);

it('sets, adds and removes a value, with its quotation marks and its note', () => {
  const plans = 'plans:\n  - name: Free\n    price: 0 # for ever\n    badge: "New"\n  - name: Large\n';
  expect(withValue(plans, ['plans', 0, 'price'], 5)).toContain('    price: 5 # for ever\n    badge: "New"\n');
  expect(withValue(plans, ['plans', 0, 'badge'], 'A: b')).toContain('    badge: "A: b"\n');
  expect(withValue(plans, ['plans', 1, 'badge'], 'New')).toContain('  - name: Large\n    badge: New\n');
  expect(withValue(plans, ['plans', 0, 'badge'], undefined)).not.toContain('badge');
});

const plan = (name: string, words: string) => `  - name: ${name}\n    text: ${words}\n    price: 99\n`;
const { folder: site } = testFolder({
  'src/site/plans.yaml': `plans:\n${plan('Free', 'For you.')}${plan('Team', 'For all.')}`,
  'src/site/strings.yaml': 'strings:\n  perMonth: per month\n  included: Included\n  other: For all.\n',
  'src/site/company.yaml': 'company:\n  email: hello@acme.com\n',
});

it.each([
  ['$99', 'Team $99 per month For all. Included', 'src/site/plans.yaml plans.1.price'],
  ['hello@acme.com', 'Write to hello@acme.com', 'src/site/company.yaml company.email'],
  ['per month', 'Team $99 per month For all. Included', 'src/site/plans.yaml plans.1.price'],
  ['Something else', 'Something else', undefined],
])('finds the fact from which “%s” comes', (text, around, expected) => {
  const found = findFact(site, { text, index: 0, around });
  expect(found ? `${found.file} ${found.path.join('.')}` : undefined).toBe(expected);
});
