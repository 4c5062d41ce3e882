/**
 * `npm run test:reproducible`: builds two copies of the site without caches, in different folders, time zones and languages.
 * Lists the files that differ and fails if there are any.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
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

/** Bytes to show before and after the first difference. */
const EXCERPT = 60;

/** Describes the differences between two builds, one per file. */
function differences(first: string, second: string): string[] {
  const [firstFiles, secondFiles] = [filesIn(first), filesIn(second)];
  const inOnlyOne = [
    ...firstFiles.filter((file) => !secondFiles.includes(file)).map((file) => `${file}: only in the first build`),
    ...secondFiles.filter((file) => !firstFiles.includes(file)).map((file) => `${file}: only in the second build`),
  ];
  const inBoth = firstFiles.filter((file) => secondFiles.includes(file));
  const differing = inBoth.flatMap((file) => {
    const [one, other] = [readFileSync(path.join(first, file)), readFileSync(path.join(second, file))];
    if (one.equals(other)) return [];
    const at = one.findIndex((byte, index) => byte !== other[index]);
    const excerpt = (content: Buffer) => content.subarray(Math.max(0, at - EXCERPT), at + EXCERPT).toString();
    return [`${file}: from byte ${at}\n    ${excerpt(one)}\n    ${excerpt(other)}`];
  });
  return [...inOnlyOne, ...differing];
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
    const lines = differences(first, second);
    if (lines.length > 0) {
      console.error(`The two builds differ in ${lines.length} files:\n${lines.join('\n')}`);
      process.exitCode = 1;
    } else console.log(`The two builds are identical: all ${filesIn(first).length} files have the same bytes.`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

main();
