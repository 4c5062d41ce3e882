import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, parseDocument } from 'yaml';
import { applyChanges } from '../../../tools/desk/facts/changes';
import { itemAddition, itemMove, itemRemoval, valueChange } from '../../../tools/desk/facts/factEdits';
import type { Path, Value } from '../../../tools/desk/facts/yamlText';

const FOLDER = 'src/site';
const files = readdirSync(FOLDER).filter((file) => file.endsWith('.yaml'));
const read = (file: string) => readFileSync(path.join(FOLDER, file), 'utf8');

/** Every value with its path; groups and lists too. */
function valuesIn(value: Value, at: Path = []): { at: Path; value: Value }[] {
  const inside =
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, item]) =>
          valuesIn(item as Value, [...at, Array.isArray(value) ? Number(key) : key]),
        )
      : [];
  return [{ at, value }, ...inside];
}

/** The number of lines between the lines at the start and at the end that two texts share. */
function changedLines(before: string, after: string): number {
  const [old, fresh] = [before.split('\n'), after.split('\n')];
  const isSame = (index: number) => old.at(index) === fresh.at(index);
  let start = 0;
  while (start < old.length && isSame(start)) start += 1;
  let end = 0;
  while (end < old.length - start && isSame(-1 - end)) end += 1;
  return old.length - start - end;
}

function withValue(source: string, at: Path, value: Value): unknown {
  const document = parseDocument(source);
  document.setIn(at, value);
  return document.toJS();
}

const notesIn = (source: string) => source.split('\n').filter((line) => line.trim().startsWith('#'));

describe.each(files)('%s', (file) => {
  const source = read(file);
  const values = valuesIn(parse(source));
  const texts = values.flatMap(({ at, value }) => (typeof value === 'string' ? { at, value } : []));
  const lists = values.flatMap(({ at, value }) => (Array.isArray(value) && value.length > 0 ? { at, value } : []));

  it('stays the same where a value is set to what it is', () => {
    const changed = texts.filter(({ at, value }) => applyChanges(source, valueChange(source, at, value)) !== source);
    expect(changed).toEqual([]);
  });

  it('changes the lines of one value', () => {
    for (const { at, value } of values) {
      if (typeof value === 'object') continue;
      const fresh = typeof value === 'string' ? `${value} “Ä”` : typeof value === 'number' ? value + 1 : !value;
      const result = applyChanges(source, valueChange(source, at, fresh));
      expect(parse(result)).toEqual(withValue(source, at, fresh));
      expect(changedLines(source, result)).toBe(1);
    }
  });

  it('quotes what YAML would read differently', () => {
    for (const text of ['A: b # c', '- x', 'true', '', '{company.brand}, "here"']) {
      for (const { at } of texts.slice(0, 4)) {
        const result = applyChanges(source, valueChange(source, at, text));
        expect(parse(result)).toEqual(withValue(source, at, text));
        expect(notesIn(result)).toEqual(notesIn(source));
      }
    }
  });

  it('moves, removes and adds items of every list', () => {
    for (const { at, value } of lists) {
      const last = value.length - 1;
      const removed = applyChanges(source, itemRemoval(source, at, last));
      expect(parse(removed)).toEqual(withValue(source, at, value.slice(0, last)));
      const added = applyChanges(source, itemAddition(source, at, value[0] ?? ''));
      expect(parse(added)).toEqual(withValue(source, at, [...value, value[0] ?? '']));
      expect(changedLines(source, added)).toBe(0);
      if (last === 0) continue;
      const moved = applyChanges(source, itemMove(source, at, last, -1));
      expect(parse(moved)).toEqual(withValue(source, at, [...value.slice(0, -2), ...value.slice(-2).reverse()]));
      expect([...moved].sort()).toEqual([...source].sort());
      expect(applyChanges(moved, itemMove(moved, at, last, -1))).toBe(source);
    }
  });
});

const PLANS = `# Prices.

plans:
  # The smallest.
  - name: Free
    price: 0 # for ever
    badge: New
  # The largest.
  - name: Large
    price: null
    text: One line that is
      continued here.
redirects:
`;

const edited = (changes: ReturnType<typeof valueChange>) => applyChanges(PLANS, changes);

it('keeps notes, and the line breaks of a long text', () => {
  expect(edited(valueChange(PLANS, ['plans', 0, 'price'], 5))).toBe(PLANS.replace('price: 0', 'price: 5'));
  expect(edited(valueChange(PLANS, ['plans', 1, 'text'], 'One line that is broken here.'))).toBe(
    PLANS.replace('continued', 'broken'),
  );
});

it('adds a missing value in its order, and removes one with its line', () => {
  const order = ['name', 'price', 'badge', 'text'];
  expect(edited(valueChange(PLANS, ['plans', 1, 'badge'], 'New', order))).toBe(
    PLANS.replace('price: null\n', 'price: null\n    badge: New\n'),
  );
  expect(edited(valueChange(PLANS, ['plans', 0, 'badge'], undefined))).toBe(PLANS.replace('    badge: New\n', ''));
});

it('moves an item with the note above it', () => {
  const moved = edited(itemMove(PLANS, ['plans'], 1, -1));
  expect(moved.indexOf('# The largest.')).toBeLessThan(moved.indexOf('- name: Large'));
  expect(parse(moved).plans.map(({ name }: { name: string }) => name)).toEqual(['Large', 'Free']);
});

it('fills an empty list and empties it again', () => {
  const entry = { from: '/old', to: '/new' };
  const added = edited(itemAddition(PLANS, ['redirects'], entry, true));
  expect(added).toBe(PLANS.replace('redirects:', 'redirects:\n  - { from: /old, to: /new }'));
  const changed = applyChanges(added, valueChange(added, ['redirects', 0, 'to'], '/newer#here'));
  expect(changed).toContain('  - { from: /old, to: /newer#here }\n');
  expect(parse(applyChanges(changed, itemRemoval(changed, ['redirects'], 0))).redirects).toEqual([]);
});
