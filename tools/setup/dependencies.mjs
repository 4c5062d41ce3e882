import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const LOCKFILE = 'package-lock.json';
/** Written after an install; contains the hash of the installed lockfile. */
const STAMP = 'node_modules/.installed-lockfile';

const INSTALL = ['ci', '--no-audit', '--no-fund'];

function lockfileHash() {
  return createHash('sha256').update(readFileSync(LOCKFILE)).digest('hex');
}

/**
 * Installs the dependencies if they do not match the lockfile.
 * @throws {Error} if npm fails
 */
export function ensureDependencies() {
  const hash = lockfileHash();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hash) return;
  console.log('Installing dependencies (once, a minute or two) …');
  const { status } = spawnSync('npm', INSTALL, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('npm ci failed; see its message above.');
  writeFileSync(STAMP, hash);
}
