import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, parseDocument } from 'yaml';
import { findFact } from '../../../tools/desk/server/findFact';
import { type Path, withEntryMovedUp, withValue } from '../../../tools/desk/yamlEdits';
import { testFolder } from '../../support/testFolder';

/** Every text of a file of facts with its path. */
function textsIn(value: unknown, at: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return typeof value === 'string' ? [at] : [];
  return Object.entries(value).flatMap(([key, item]) =>
    textsIn(item, [...at, Array.isArray(value) ? Number(key) : key]),
  );
}

it.each(readdirSync('src/site').filter((file) => file.endsWith('.yaml')))(
  'writes one line for one word of %s, and leaves the others as they are',
  (file) => {
    const source = readFileSync(path.join('src/site', file), 'utf8');
    for (const at of textsIn(parse(source)).filter((_, index) => index % 7 === 0)) {
      const text: string = parseDocument(source).getIn(at) as string;
      const edited = withValue(source, at, text.replace(/^\S*/, 'Changed'));
      expect(parseDocument(edited).getIn(at)).toBe(text.replace(/^\S*/, 'Changed'));
      const lines = edited.split('\n');
      expect([at, source.split('\n').filter((line, index) => line !== lines[index]).length]).toEqual([at, 1]);
    }
    const [first] = textsIn(parse(source));
    if (!first) return;
    // A text that needs quotation marks, and a value that goes and comes back.
    const quoted = withValue(source, first, 'One: two # "three"');
    expect(parseDocument(quoted).getIn(first)).toBe('One: two # "three"');
    expect(withEntryMovedUp(source, ['nothing'], 1)).toBe(source);
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
