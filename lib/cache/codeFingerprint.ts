import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import path from 'node:path';
import { buildSync } from 'esbuild';
import { factsFile } from '../facts/readFacts';

function packageName(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

/** Looks in parent folders too, as Node does: a worktree inside the site's folder uses the packages of the site. */
function packageVersion(siteDirectory: string, name: string): string {
  const folders = createRequire(path.resolve(siteDirectory, 'package.json')).resolve.paths(name) ?? [];
  const file = folders.map((folder) => path.join(folder, name, 'package.json')).find((place) => existsSync(place));
  if (!file) throw new Error(`The package ${name} is not installed for ${siteDirectory}.`);
  return JSON.parse(readFileSync(file, 'utf8')).version;
}

/**
 * Returns a hash that changes with everything that affects a module's results: its code, the code that it imports from
 * this site and the facts that these read, the versions of the packages that these import, and the version of Node.
 * @param siteDirectory the site's folder
 * @param file path of the module, relative to the site's folder
 * @throws Error if an imported package is not installed
 */
export function codeFingerprint(siteDirectory: string, file: string): string {
  const { outputFiles, metafile } = buildSync({
    absWorkingDir: siteDirectory,
    entryPoints: [file],
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    outfile: 'fingerprint.js',
    platform: 'node',
    packages: 'external',
  });
  // Facts are in YAML files beside the modules that read them.
  const factFiles = Object.keys(metafile.inputs)
    .map((input) => path.join(siteDirectory, factsFile(input)))
    .filter((input) => input.endsWith('.yaml') && existsSync(input));
  const specifiers = Object.values(metafile.outputs).flatMap(({ imports }) => imports.map((entry) => entry.path));
  const packages = [...new Set(specifiers.filter((specifier) => !isBuiltin(specifier)).map(packageName))].sort();
  const hash = createHash('sha256')
    .update(process.version)
    .update(outputFiles[0]?.contents ?? '');
  for (const facts of factFiles) hash.update(readFileSync(facts));
  for (const name of packages) hash.update(`${name}@${packageVersion(siteDirectory, name)}`);
  return hash.digest('hex');
}
