import { readFileSync } from 'node:fs';

interface LockedPackage {
  optionalDependencies?: Record<string, string>;
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, LockedPackage>;
};

/** Whether a package can resolve another one: in its own folder, or in a folder above. */
function canResolve(name: string, folder: string): boolean {
  if (packages[`${folder && `${folder}/`}node_modules/${name}`]) return true;
  if (!folder) return false;
  const parent = folder.lastIndexOf('/node_modules/');
  return canResolve(name, parent < 0 ? '' : folder.slice(0, parent));
}

// npm sometimes leaves out the packages of other platforms: https://github.com/npm/cli/issues/4828
it('has the optional packages of every platform', () => {
  const missing = Object.entries(packages).flatMap(([folder, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !canResolve(name, folder)),
  );
  expect(missing).toEqual([]);
});
