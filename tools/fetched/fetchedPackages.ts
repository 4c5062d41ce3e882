import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const CACHE = path.resolve('node_modules/.cache/fetched');
const FILES = ['package.json', 'package-lock.json'];

/**
 * Returns the folder with the packages of one command, which few people run. On first use, and after a change of its lockfile, npm installs
 * them from the folder `<name>` beside this file, with the versions and the integrity of that lockfile and without running their scripts.
 * @throws Error if npm fails
 */
export function fetchedPackages(name: string): string {
  const source = path.join(__dirname, name);
  const hash = createHash('sha256')
    .update(readFileSync(path.join(source, 'package-lock.json')))
    .digest('hex');
  const folder = path.join(CACHE, `${name}-${hash.slice(0, 8)}`);
  const finished = path.join(folder, 'finished');
  if (!existsSync(finished)) {
    console.error(`Installing ${name} (once) …`);
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    for (const file of FILES) copyFileSync(path.join(source, file), path.join(folder, file));
    const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    });
    if (status !== 0) throw new Error(`npm could not install ${name}; see its message above.`);
    writeFileSync(finished, '');
  }
  return path.join(folder, 'node_modules');
}
