/**
 * `npm run test:reproducible`: builds two copies of the site without caches, in different folders, time zones and languages.
 * Lists the files that differ and fails if there are any.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { readArguments } from '../lib/commandLine';
import { filesIn } from '../lib/files';
import { copySite, temporaryFolder } from './siteCopy';

const USAGE = `npm run test:reproducible

Builds two copies of the site in different environments and lists the files that differ.`;

const ENVIRONMENTS = [
  { TZ: 'America/Denver', LANG: 'en_US.UTF-8', LC_ALL: 'C' },
  { TZ: 'Asia/Kathmandu', LANG: 'de_DE.UTF-8', LC_ALL: 'C.UTF-8' },
];

/** Lists the files that differ between two folders, one per line; empty if they are the same. */
function differences(first: string, second: string): string {
  const { stdout, stderr, status } = spawnSync('git', ['diff', '--no-index', '--name-status', first, second], {
    encoding: 'utf8',
  });
  if (status !== 0 && status !== 1) throw new Error(stderr);
  return stdout.trim();
}

/** @throws Error with the build's output when it fails */
function buildSite(directory: string, environment: NodeJS.ProcessEnv = {}): void {
  execFileSync(process.execPath, ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build'], {
    cwd: directory,
    env: { ...process.env, NODE_ENV: 'production', ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
}

function main(): void {
  readArguments(USAGE, {});
  const folder = temporaryFolder('reproducible');
  const copies = [path.join(folder, 'one'), path.join(folder, 'another/much/deeper')];
  try {
    const builds: string[] = [];
    for (const [index, copy] of copies.entries()) {
      console.error(`Build ${index + 1} of 2 …`);
      mkdirSync(copy, { recursive: true });
      copySite(copy);
      buildSite(copy, ENVIRONMENTS[index]);
      builds.push(path.join(copy, 'build'));
    }
    const [first = '', second = ''] = builds;
    const differing = differences(first, second);
    if (differing) {
      console.error(`The two builds differ:\n${differing}`);
      process.exitCode = 1;
    } else console.log(`The two builds are identical: all ${filesIn(first).length} files have the same bytes.`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

main();
