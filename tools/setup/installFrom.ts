import { spawnSync } from 'node:child_process';
import path from 'node:path';

/**
 * Installs the packages of a command that few people run, from the lockfile in its own folder and without running their scripts.
 * @throws Error if npm fails
 */
export function installFrom(folder: string): void {
  console.error(`Installing the packages of ${path.relative('.', folder)} …`);
  const { status } = spawnSync('npm', ['ci', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`npm could not install the packages of ${folder}; see its message above.`);
}
