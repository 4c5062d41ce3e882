import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Output of builds and tools, which is not copied. */
const NOT_COPIED = /^(node_modules|\.git|build.*|\.docusaurus.*|shots|bench-results|test-results|.*\.tsbuildinfo)$/;

/**
 * Copies `node_modules` without caches, as hard links where possible. A symbolic link to the folder would change the paths
 * that the bundler sees.
 */
function linkPackages(from: string, to: string): void {
  if (process.platform === 'win32') throw new Error('This needs "cp", which Windows has only in its Linux subsystem.');
  const copy = (flags: string) => execFileSync('cp', [flags, from, to], { stdio: ['ignore', 'ignore', 'pipe'] });
  try {
    copy('-al');
  } catch {
    // The folders are on different file systems, or this cp does not support -l.
    execFileSync('rm', ['-rf', to]);
    copy('-a');
  }
  execFileSync('rm', ['-rf', path.join(to, '.cache')]);
}

/** Makes a folder for temporary files. */
export function temporaryFolder(name: string): string {
  return mkdtempSync(path.join(tmpdir(), `${name}-`));
}

/** Copies the site, without the output of builds, into an existing empty folder. */
export function copySite(directory: string): void {
  const site = process.cwd();
  for (const name of readdirSync(site)) {
    if (!NOT_COPIED.test(name)) cpSync(path.join(site, name), path.join(directory, name), { recursive: true });
  }
  linkPackages(path.join(site, 'node_modules'), path.join(directory, 'node_modules'));
}
