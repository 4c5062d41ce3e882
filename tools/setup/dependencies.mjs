import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const LOCKFILE = 'package-lock.json';
/** Written after an install; contains the hash of the installed lockfile. */
const STAMP = 'node_modules/.installed-lockfile';

const INSTALL = ['ci', '--no-audit', '--no-fund'];

/**
 * Names the packages that npm would install on this machine without checking their content. `docs/dependencies.md` says how to complete
 * the lockfile.
 * @param {string} lockfile the text of the lockfile
 */
export function unverifiedPackages(lockfile) {
  return Object.entries(JSON.parse(lockfile).packages ?? {})
    .filter(([folder, { link, integrity }]) => folder && !link && !integrity)
    .filter(([, { os, cpu }]) => (os?.includes(process.platform) ?? true) && (cpu?.includes(process.arch) ?? true))
    .map(([folder]) => folder);
}

/**
 * Installs the dependencies if they do not match the lockfile.
 * @throws {Error} if npm fails
 */
export function ensureDependencies() {
  const lockfile = readFileSync(LOCKFILE, 'utf8');
  const hash = createHash('sha256').update(lockfile).digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hash) return;
  console.log('Installing dependencies (once, a minute or two) …');
  const { status } = spawnSync('npm', INSTALL, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('npm ci failed; see its message above.');
  for (const folder of unverifiedPackages(lockfile))
    console.warn(`${folder} was installed without a check: ${LOCKFILE} has no hash of it.`);
  writeFileSync(STAMP, hash);
}
