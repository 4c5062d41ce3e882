/**
 * `npm run bench:content`: prints how many seconds the content check takes for this site and for a copy with 300 pages, the first
 * time and with the parsed texts of the run before, and for one changed page. There is no limit, because timings depend on the machine.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pageSources } from '../../lib/pageSources';
import { temporaryFolder } from '../../lib/siteCopy';
import { readPage } from './page';
import { checkPage, runChecks } from './run';
import { loadSite } from './site';

const CODE_DIRECTORY = path.resolve(__dirname, '../..');
const PAGES = 300;
const EDITED = 'pages/about.mdx';
const EDITS = 10;

function secondsOf(directory: string): string {
  const startedAt = performance.now();
  const command = ['--import', 'tsx', path.join(__dirname, 'index.ts'), '--json', '--directory', directory];
  const { stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8', cwd: CODE_DIRECTORY });
  if (!stdout.startsWith('[')) throw new Error(`The check did not run: ${stderr}`);
  return `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
}

/** Adds copies of a page until the site has a number of pages. */
async function growTo(pages: number, directory: string): Promise<void> {
  const source = readFileSync(path.join(directory, EDITED), 'utf8');
  for (let number = (await pageSources(directory)).length + 1; number <= pages; number += 1) {
    const copy = source.replace(/^title: .*$/m, `title: Copy ${number}`);
    writeFileSync(path.join(directory, `pages/copy-${number}.mdx`), copy);
  }
}

/** The time for each of some changes of one page, as an editor makes them. */
async function millisecondsPerEdit(directory: string): Promise<string> {
  const site = loadSite({ directory, codeDirectory: CODE_DIRECTORY });
  await runChecks(site);
  const page = site.pageOfFile(EDITED);
  if (!page) throw new Error(`There is no ${EDITED}.`);
  const startedAt = performance.now();
  for (let edit = 1; edit <= EDITS; edit += 1) {
    const text = `${page.source}\n${'A word. '.repeat(edit)}\n`;
    await checkPage(site.withPage(readPage(page.file, page.kind, page.route, text)), EDITED);
  }
  return `${Math.round((performance.now() - startedAt) / EDITS)} ms`;
}

async function main(): Promise<void> {
  const directory = temporaryFolder('bench-content');
  try {
    for (const folder of ['pages', 'static', 'handbook']) {
      cpSync(path.join(CODE_DIRECTORY, folder), path.join(directory, folder), { recursive: true });
    }
    mkdirSync(path.join(directory, 'node_modules'));
    console.log(`This site: ${secondsOf(directory)}, again ${secondsOf(directory)}`);
    console.log(`A changed page: ${await millisecondsPerEdit(directory)}`);
    await growTo(PAGES, directory);
    console.log(`${PAGES} pages: ${secondsOf(directory)}, again ${secondsOf(directory)}`);
    console.log(`A changed page of ${PAGES}: ${await millisecondsPerEdit(directory)}`);
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

void main();
