/**
 * `npm run bench:server`: nginx with the site's own configuration under load, on the loopback, in about 25 seconds. At
 * 1,000 connections no answer may fail, nor while new releases take the place of old ones.
 */
import { chmodSync, cpSync, existsSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../../freePort';
import { compressFiles } from '../../hosts/compressFiles';
import { saveResults, verdict } from '../results';
import { temporaryFolder } from '../siteCopy';
import { table } from '../table';
import { startNginx } from './nginx';
import { ensureProgram } from './programs';
import { type LoadFigures, load } from './wrk';

const BUILD = 'build';
const SECONDS = 6;
/** Milliseconds between two deployments during the last run. */
const SWAP_EVERY = 40;

/** Points the link at a release, in one step: at every moment it leads to a whole site. */
function deploy(link: string, release: string): void {
  symlinkSync(release, `${link}.next`);
  renameSync(`${link}.next`, link);
}

async function swapWhile(link: string, releases: readonly string[], run: () => Promise<LoadFigures>) {
  let swaps = 0;
  const timer = setInterval(() => {
    swaps += 1;
    deploy(link, releases[swaps % releases.length] ?? '');
  }, SWAP_EVERY);
  const figures = await run().finally(() => clearInterval(timer));
  return { figures, swaps };
}

function row(name: string, figures: LoadFigures): string[] {
  const { connections, requestsPerSecond, p99, requests, badStatus, socketErrors } = figures;
  return [name, ...[connections, requestsPerSecond, p99, requests, badStatus + socketErrors].map((n) => n.toFixed(0))];
}

async function main(): Promise<void> {
  if (!existsSync(path.join(BUILD, 'index.html'))) throw new Error('There is no build yet. Run "npm run build" first.');
  const [nginx, wrk] = [ensureProgram('nginx'), ensureProgram('wrk')];
  const folder = temporaryFolder('bench-server');
  const releases = [path.join(folder, 'one'), path.join(folder, 'two')] as const;
  const link = path.join(folder, 'current');
  let stop: (() => Promise<void>) | undefined;
  try {
    // nginx started by root serves as a user without rights.
    chmodSync(folder, 0o755);
    const [first, second] = releases;
    cpSync(BUILD, first, { recursive: true });
    await compressFiles(first);
    cpSync(first, second, { recursive: true });
    deploy(link, first);
    const port = await freePort();
    stop = await startNginx(nginx, folder, link, port);
    const page = `http://127.0.0.1:${port}/about`;
    const few = await load(wrk, page, 64, SECONDS);
    const many = await load(wrk, page, 1000, SECONDS);
    const { figures: swapped, swaps } = await swapWhile(link, releases, () => load(wrk, page, 64, SECONDS));

    const head = ['/about, loopback', 'connections', 'requests/s', 'p99 ms', 'requests', 'failed'];
    const rows = [row('steady', few), row('many', many), row(`${swaps} deployments meanwhile`, swapped)];
    console.log(table([head, ...rows]));
    const failures = ({ badStatus, socketErrors }: LoadFigures) => badStatus + socketErrors;
    console.log(`1,000 connections, no error: ${verdict(failures(many) === 0)}.`);
    console.log(`Deployments under load lose no request: ${verdict(failures(swapped) === 0)}.`);
    saveResults('server', { few, many, swapped, swaps });
  } finally {
    await stop?.();
    rmSync(folder, { recursive: true, force: true });
  }
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
