import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** Written after an install; contains the hash of the installed lockfile. */
const STAMP = 'node_modules/.installed-lockfile';

/**
 * Installs the dependencies if they do not match the lockfile.
 * @throws {Error} if npm fails
 */
export function ensureDependencies() {
  const hash = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hash) return;
  console.log('Installing dependencies (once, a minute or two) …');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('npm ci failed; see its message above.');
  writeFileSync(STAMP, hash);
}
