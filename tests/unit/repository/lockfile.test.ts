import { readFileSync } from 'node:fs';

interface LockedPackage {
  link?: boolean;
  integrity?: string;
  optionalDependencies?: Record<string, string>;
}

const LOCKFILES = ['package-lock.json', 'tools/measure/lighthouse/package-lock.json'];

const packagesOf = (file: string): Record<string, LockedPackage> => JSON.parse(readFileSync(file, 'utf8')).packages;

/** Whether a package can resolve another one: in its own folder, or in a folder above. */
function canResolve(packages: Record<string, LockedPackage>, name: string, folder: string): boolean {
  if (packages[`${folder && `${folder}/`}node_modules/${name}`]) return true;
  if (!folder) return false;
  const parent = folder.lastIndexOf('/node_modules/');
  return canResolve(packages, name, parent < 0 ? '' : folder.slice(0, parent));
}

describe.each(LOCKFILES)('%s', (file) => {
  const packages = packagesOf(file);

  // npm sometimes leaves out the packages of other platforms: https://github.com/npm/cli/issues/4828
  it('has the optional packages of every platform', () => {
    const missing = Object.entries(packages).flatMap(([folder, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter((name) => !canResolve(packages, name, folder)),
    );
    expect(missing).toEqual([]);
  });

  // npm installs an entry without a hash whatever it contains. docs/dependencies.md says how to complete the file.
  it('has a hash of every package', () => {
    const entries = Object.entries(packages).filter(([folder, { link }]) => folder && !link);
    expect(entries.filter(([, { integrity }]) => !integrity).map(([folder]) => folder)).toEqual([]);
  });
});
