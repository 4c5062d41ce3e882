/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { dependencies, devDependencies } from '../../../package.json';

const DOCUMENT = 'docs/dependencies.md';

it(`${DOCUMENT} says why each package is there, and of no other`, () => {
  const tables = readFileSync(DOCUMENT, 'utf8').split('\n## Pinned')[0] ?? '';
  const names = [...tables.matchAll(/^\| (`.*?`) +\|/gm)].flatMap(([, cell = '']) => cell.split(', '));
  const named = names.map((name) => name.replaceAll('`', ''));
  const packages = Object.keys({ ...dependencies, ...devDependencies });
  const isNamed = (name: string) =>
    named.some((row) => row === name || (row.endsWith('*') && name.startsWith(row.slice(0, -1))));
  expect(packages.filter((name) => !isNamed(name))).toEqual([]);
  expect(named.filter((row) => !row.endsWith('*') && !packages.includes(row))).toEqual([]);
});
