import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const LOCKFILE = 'package-lock.json';
/** Written after an install; holds the hash of the lockfile that was installed. */
const STAMP = 'node_modules/.installed-lockfile';

/**
 * Installs what the lockfile says and does not write it. Not `npm ci`, which refuses a lockfile that lacks a package of
 * another platform, as one written behind a registry mirror may: https://github.com/npm/cli/issues/4828
 */
const INSTALL = ['install', '--no-save', '--no-audit', '--no-fund'];

function lockfileHash() {
  return createHash('sha256').update(readFileSync(LOCKFILE)).digest('hex');
}

/**
 * Installs the dependencies unless those of the present lockfile are there.
 * @throws {Error} when npm fails
 */
export function ensureDependencies() {
  const hash = lockfileHash();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hash) return;
  console.log('Installing dependencies (once, a minute or two) …');
  const { status } = spawnSync('npm', INSTALL, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('npm install failed; its message stands above.');
  writeFileSync(STAMP, hash);
}
