import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** Servers stand outside the path of users without rights. */
const FURTHER_PLACES = ['/usr/sbin', '/usr/local/sbin'];

function find(program: string): string | undefined {
  return [...(process.env.PATH ?? '').split(path.delimiter), ...FURTHER_PLACES]
    .map((directory) => path.join(directory, program))
    .find((file) => existsSync(file));
}

function install(packageName: string): void {
  // In run level 1 Debian's packages do not start the services that they install.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const aptGet = (...words: string[]) => spawnSync('apt-get', words, { env, stdio: 'ignore' }).status === 0;
  if (process.getuid?.() !== 0) return;
  if (!aptGet('install', '-y', packageName)) aptGet('update') && aptGet('install', '-y', packageName);
}

/**
 * The path of a program, which is installed from Debian's package of the same name where that is possible.
 * @throws Error that says how to get it
 */
export function ensureProgram(name: string): string {
  if (!find(name)) install(name);
  const file = find(name);
  if (!file) throw new Error(`This benchmark needs ${name}. On Debian: sudo apt-get install ${name}`);
  return file;
}
