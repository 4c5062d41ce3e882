/**
 * `npm run bench:content`: prints how many seconds the content check takes for this site and for a copy with 300 pages.
 * There is no limit, because timings depend on the machine.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const CODE_DIRECTORY = path.resolve(__dirname, '../..');
const PAGES = 300;

/** Writes the large site into a temporary folder. */
function makeSite(): string {
  const directory = mkdtempSync(path.join(tmpdir(), 'bench-content-'));
  const source = path.join(CODE_DIRECTORY, 'pages');
  cpSync(source, path.join(directory, 'pages'), { recursive: true });
  cpSync(path.join(CODE_DIRECTORY, 'static'), path.join(directory, 'static'), { recursive: true });
  const originals = readdirSync(source).filter((file) => file.endsWith('.mdx'));
  mkdirSync(path.join(directory, 'pages/copies'));
  for (let index = originals.length; index < PAGES; index += 1) {
    const original = originals[index % originals.length] ?? 'index.mdx';
    const text = readFileSync(path.join(source, original), 'utf8')
      .replace(/^title: .*$/m, `title: Copy number ${index}`)
      .replace(
        /^description: .*$/m,
        `description: Copy number ${index} of a page, written to measure how long the check takes.`,
      );
    writeFileSync(path.join(directory, `pages/copies/copy-${index}.mdx`), text);
  }
  return directory;
}

function secondsOf(...parameters: string[]): number {
  const startedAt = performance.now();
  const command = ['--import', 'tsx', path.join(__dirname, 'index.ts'), '--json', ...parameters];
  const { stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8', cwd: CODE_DIRECTORY });
  if (!stdout.startsWith('[')) throw new Error(`The check did not run: ${stderr}`);
  return (performance.now() - startedAt) / 1000;
}

const directory = makeSite();
try {
  console.log(`This site: ${secondsOf().toFixed(1)} s`);
  console.log(`${PAGES} pages: ${secondsOf('--directory', directory).toFixed(1)} s`);
} finally {
  rmSync(directory, { recursive: true, force: true });
}
