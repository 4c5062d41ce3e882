import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** What a build writes or keeps; a copy starts without it. */
const NOT_COPIED = /^(node_modules|\.git|build.*|\.docusaurus.*|shots|bench-results|test-results|.*\.tsbuildinfo)$/;

/**
 * A folder in `node_modules` is a package or the cache of a tool. Packages are linked, file by file: a symbolic link to
 * the whole folder would change the paths that the bundler sees.
 */
export function linkPackages(from: string, to: string): void {
  if (process.platform === 'win32') throw new Error('This needs "cp", which Windows has only in its Linux subsystem.');
  const copy = (flags: string) => execFileSync('cp', [flags, from, to], { stdio: ['ignore', 'ignore', 'pipe'] });
  try {
    copy('-al');
  } catch {
    // Another file system, or a cp without -l.
    execFileSync('rm', ['-rf', to]);
    copy('-a');
  }
  execFileSync('rm', ['-rf', path.join(to, '.cache')]);
}

/** A new folder for temporary files; its path is as long as `name` makes it. */
export function temporaryFolder(name: string): string {
  return mkdtempSync(path.join(tmpdir(), `${name}-`));
}

/**
 * Copies the site, without what builds have written, into an existing empty folder.
 * @param directory where the copy goes
 */
export function copySite(directory: string): void {
  const site = process.cwd();
  for (const name of readdirSync(site)) {
    if (!NOT_COPIED.test(name)) cpSync(path.join(site, name), path.join(directory, name), { recursive: true });
  }
  linkPackages(path.join(site, 'node_modules'), path.join(directory, 'node_modules'));
}
