import { readFileSync } from 'node:fs';

interface LockedPackage {
  optionalDependencies?: Record<string, string>;
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, LockedPackage>;
};

/** Whether a package that stands at a place finds another: beside itself, or beside a package around it. */
function isFound(name: string, place: string): boolean {
  if (packages[`${place && `${place}/`}node_modules/${name}`]) return true;
  if (!place) return false;
  const around = place.lastIndexOf('/node_modules/');
  return isFound(name, around < 0 ? '' : place.slice(0, around));
}

// A registry may show one platform's packages only; `npm ci` refuses the lockfile that npm then writes, and other platforms
// get no bundler. https://github.com/npm/cli/issues/4828
it('has the optional packages of every platform', () => {
  const missing = Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !isFound(name, place)),
  );
  expect(missing).toEqual([]);
});
