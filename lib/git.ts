import { execFileSync } from 'node:child_process';

/**
 * Runs git in a folder.
 * @returns its output without trailing whitespace
 * @throws Error with git's message if git fails or is not installed
 */
export function git(directory: string, ...gitArguments: string[]): string {
  return execFileSync('git', ['-c', 'core.quotePath=false', ...gitArguments], {
    cwd: directory,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 2 ** 28,
  }).trimEnd();
}

/** Like `git`, but returns null if git fails or is not installed. */
export function tryGit(directory: string, ...gitArguments: string[]): string | null {
  try {
    return git(directory, ...gitArguments);
  } catch {
    return null;
  }
}
