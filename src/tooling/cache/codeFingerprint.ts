import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { buildSync } from 'esbuild';

function packageName(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

/**
 * Changes when a module does what it does in another way: with its code, the code that it imports from this site, the
 * version of a package that these import, or Node itself.
 * @param siteDirectory folder of `node_modules`
 * @param file the module, from that folder
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
  const specifiers = Object.values(metafile.outputs).flatMap(({ imports }) => imports.map((entry) => entry.path));
  const packages = [...new Set(specifiers.filter((specifier) => !isBuiltin(specifier)).map(packageName))].sort();
  const hash = createHash('sha256')
    .update(process.version)
    .update(outputFiles[0]?.contents ?? '');
  for (const name of packages) {
    const { version } = JSON.parse(
      readFileSync(path.join(siteDirectory, 'node_modules', name, 'package.json'), 'utf8'),
    );
    hash.update(`${name}@${version}`);
  }
  return hash.digest('hex');
}
