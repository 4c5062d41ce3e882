import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { inFrontMatter, withEntryMoved, withValue } from '../../../tools/desk/yamlEdits';

const PLANS = `# Prices.

plans:
  # The smallest.
  - name: Free
    price: 0 # for ever
    badge: "New"
  # The largest.
  - name: Large
    price: null
    text: One line.
`;

it.each(readdirSync('src/site').filter((file) => file.endsWith('.yaml')))(
  'keeps the values and notes of %s',
  (file) => {
    const source = readFileSync(path.join('src/site', file), 'utf8');
    const edited = withEntryMoved(source, ['nothing'], 0, 1);
    expect(parse(edited)).toEqual(parse(source));
    const notes = (text: string) => text.split('\n').filter((line) => line.trim().startsWith('#'));
    expect(notes(edited)).toEqual(notes(source));
    expect(withEntryMoved(edited, ['nothing'], 0, 1)).toBe(edited);
  },
);

it('sets, adds and removes a value, with its quotation marks and its note', () => {
  expect(withValue(PLANS, ['plans', 0, 'price'], 5)).toContain('    price: 5 # for ever\n    badge: "New"\n');
  expect(withValue(PLANS, ['plans', 0, 'badge'], 'A: b')).toContain('    badge: "A: b"\n');
  expect(withValue(PLANS, ['plans', 1, 'badge'], 'New')).toContain('    text: One line.\n    badge: New\n');
  expect(withValue(PLANS, ['plans', 0, 'badge'], undefined)).not.toContain('badge');
});

it('changes the front matter, or adds it', () => {
  const page = "---\ntitle: A page\ndescription: 'It has one.'\nkeywords: [one, two]\n---\n\nText.\n";
  const set = (source: string, key: string, value: Parameters<typeof withValue>[2]) =>
    inFrontMatter(source, (yaml) => withValue(yaml, [key], value));
  expect(set(page, 'keywords', undefined)).toBe(page.replace('keywords: [one, two]\n', ''));
  expect(set(page, 'draft', true)).toBe(page.replace('two]\n', 'two]\ndraft: true\n'));
  expect(set('Text.\n', 'title', 'A page')).toBe('---\ntitle: A page\n---\n\nText.\n');
});
