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

interface LockedPackage {
  link?: boolean;
  integrity?: string;
  optionalDependencies?: Record<string, string>;
}

const { packages }: { packages: Record<string, LockedPackage> } = JSON.parse(readFileSync('package-lock.json', 'utf8'));

/** Whether a package can resolve another one: in its own folder, or in a folder above. */
function canResolve(name: string, directory: string): boolean {
  if (packages[`${directory && `${directory}/`}node_modules/${name}`]) return true;
  if (!directory) return false;
  const parent = directory.lastIndexOf('/node_modules/');
  return canResolve(name, parent < 0 ? '' : directory.slice(0, parent));
}

describe('package-lock.json', () => {
  // npm sometimes leaves out the packages of other platforms: https://github.com/npm/cli/issues/4828
  it('has the optional packages of every platform', () => {
    const missing = Object.entries(packages).flatMap(([directory, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter((name) => !canResolve(name, directory)),
    );
    expect(missing).toEqual([]);
  });

  // npm installs an entry without a hash whatever it contains. docs/dependencies.md says how to complete the file.
  it('has a hash of every package', () => {
    const entries = Object.entries(packages).filter(([directory, { link }]) => directory && !link);
    expect(entries.filter(([, { integrity }]) => !integrity).map(([directory]) => directory)).toEqual([]);
  });
});
