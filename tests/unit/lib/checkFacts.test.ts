/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkFacts } from '../../../lib/facts/checkFacts';
import { lookupIn } from '../../../lib/facts/references';
import { schema } from '../../../src/site/redirects';

const layers = [...'bcdefghi'].map((name, index) => `${name}: &${name} [${Array(9).fill(`*${'abcdefgh'[index]}`)}]`);
const BOMB = ['a: &a [x, x, x]', ...layers].join('\n');

it.each([
  ['contains itself', 'redirects: &a [*a]', '*a'],
  ['grows without end', BOMB, '*a'],
])('says where a file %s', (_, source, marked) => {
  const { facts, errors } = checkFacts(source, schema, () => undefined);
  expect(facts).toBeNull();
  expect(source.slice(errors[0]?.start, errors[0]?.end)).toBe(marked);
  expect(errors[0]?.message).toContain(`in place of "${marked}"`);
});

it('leaves a file that grows without end to its own check', () => {
  const directory = mkdtempSync(path.join(tmpdir(), 'facts-'));
  writeFileSync(path.join(directory, 'company.yaml'), BOMB);
  expect(lookupIn(directory)('company', 'brand')).toBe('brand');
  rmSync(directory, { recursive: true });
});
