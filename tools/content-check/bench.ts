/**
 * `npm run bench:content`: prints how many seconds the content check takes for this site and for a copy with 300 pages.
 * There is no limit, because timings depend on the machine.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { growTo } from '../measure/pageCopies';

const CODE_DIRECTORY = path.resolve(__dirname, '../..');
const PAGES = 300;

function secondsOf(...parameters: string[]): number {
  const startedAt = performance.now();
  const command = ['--import', 'tsx', path.join(__dirname, 'index.ts'), '--json', ...parameters];
  const { stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8', cwd: CODE_DIRECTORY });
  if (!stdout.startsWith('[')) throw new Error(`The check did not run: ${stderr}`);
  return (performance.now() - startedAt) / 1000;
}

async function main(): Promise<void> {
  const directory = mkdtempSync(path.join(tmpdir(), 'bench-content-'));
  try {
    for (const folder of ['pages', 'static']) {
      cpSync(path.join(CODE_DIRECTORY, folder), path.join(directory, folder), { recursive: true });
    }
    await growTo(PAGES, directory);
    console.log(`This site: ${secondsOf().toFixed(1)} s`);
    console.log(`${PAGES} pages: ${secondsOf('--directory', directory).toFixed(1)} s`);
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

main();
