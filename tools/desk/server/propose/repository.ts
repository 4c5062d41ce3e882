import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { tryGit } from '../../../../lib/git';
import { DeskError } from '../deskError';
import { ALLOWED_PATHS, isAllowed } from '../files';

const run = promisify(execFile);

/** Git must fail instead of asking for a password in the terminal. */
const ENVIRONMENT = { GIT_TERMINAL_PROMPT: '0', GIT_EDITOR: 'true' };

export class GitError extends Error {
  constructor(
    message: string,
    /** What git printed before it failed. */
    readonly output: string,
  ) {
    super(message);
  }
}

/** Runs git without blocking the desk. @throws GitError with git's message */
export async function git(directory: string, ...gitArguments: string[]): Promise<string> {
  try {
    const { stdout } = await run('git', ['-c', 'core.quotePath=false', ...gitArguments], {
      cwd: directory,
      env: { ...process.env, ...ENVIRONMENT },
      maxBuffer: 2 ** 28,
    });
    return stdout;
  } catch (error) {
    const { stderr, stdout = '', message } = error as Error & { stderr?: string; stdout?: string };
    throw new GitError(stderr || message, stdout);
  }
}

/** How the names of branches begin that the desk made. */
export const DESK_BRANCHES = 'desk/';

/** The branch that is checked out, if the desk made it. One that the writer chose is left as it is. */
export function deskBranch(directory: string): string | null {
  const current = tryGit(directory, 'symbolic-ref', '--short', 'HEAD') ?? '';
  return current.startsWith(DESK_BRANCHES) ? current : null;
}

/** The branch of the live site, as the remote repository has it. */
export interface Live {
  remote: string;
  /** `main`. */
  branch: string;
  /** `origin/main`. */
  ref: string;
}

const NO_REPOSITORY =
  'This folder is not a git repository, so nothing can be proposed from it. Ask an engineer to clone the site’s repository for you.';
const NO_REMOTE =
  'This repository is not connected to one on the web, so there is nowhere to propose to. Your texts are saved on this machine. Ask an engineer to run “git remote add origin” with the address of the site’s repository.';

/** The branch of the live site as far as this machine knows; null if it knows none. */
function knownLive(directory: string): Live | null {
  const [remote = ''] = (tryGit(directory, 'remote') ?? '').split('\n');
  if (!remote) return null;
  const head = tryGit(directory, 'symbolic-ref', '--short', `refs/remotes/${remote}/HEAD`);
  const names = [head?.slice(remote.length + 1), 'main', 'master'].filter((name) => name !== undefined);
  const branch = names.find((name) => tryGit(directory, 'rev-parse', '--verify', '--quiet', `${remote}/${name}`));
  return branch ? { remote, branch, ref: `${remote}/${branch}` } : null;
}

/** Asks the remote repository for what is new. @throws GitError if it does not answer */
export async function fetchNews(directory: string): Promise<void> {
  await git(directory, 'fetch', '--quiet', knownLive(directory)?.remote ?? 'origin');
}

/** Returns the branch of the live site. @throws DeskError with what to do if there is none */
export function liveVersion(directory: string): Live {
  if (tryGit(directory, 'rev-parse', '--git-dir') === null) throw new DeskError(NO_REPOSITORY);
  const known = knownLive(directory);
  if (!known) throw new DeskError(NO_REMOTE);
  return known;
}

/** Whether a file is on the live site, as far as this machine knows; without a repository, every file is. */
export function isLive(directory: string, file: string): boolean {
  if (tryGit(directory, 'rev-parse', '--git-dir') === null) return true;
  const known = knownLive(directory);
  const start = known ? startOfWork(directory, known) : 'HEAD';
  return tryGit(directory, 'cat-file', '-e', `${start}:${file}`) !== null;
}

export interface ChangedFile {
  file: string;
  /** Null for a new file. */
  before: string | null;
  /** Null for a deleted file. */
  after: string | null;
}

/** The commit from which the writer's work started. */
export function startOfWork(directory: string, { ref }: Pick<Live, 'ref'>): string {
  return tryGit(directory, 'merge-base', 'HEAD', ref) ?? ref;
}

export async function textAt(directory: string, commit: string, file: string): Promise<string | null> {
  return git(directory, 'show', `${commit}:${file}`).catch(() => null);
}

/** Returns every file of the desk that differs on disk, saved or proposed, from a commit. The content of pictures is left out. */
export async function changedFiles(directory: string, from: string): Promise<ChangedFile[]> {
  const tracked = await git(directory, 'diff', '--name-only', '--no-renames', '-z', from, '--', ...ALLOWED_PATHS);
  const others = ['ls-files', '--others', '--exclude-standard', '-z', '--', ...ALLOWED_PATHS];
  const names = `${tracked}${await git(directory, ...others)}`.split('\0');
  const files = [...new Set(names)].filter((file) => file && isAllowed(file)).sort();
  return Promise.all(
    files.map(async (file) => {
      const place = path.join(directory, file);
      const [before, after] = [
        await textAt(directory, from, file),
        existsSync(place) ? readFileSync(place, 'utf8') : null,
      ];
      const shown = (text: string | null) => (text !== null && file.startsWith('static/') ? '' : text);
      return { file, before: shown(before), after: shown(after) };
    }),
  );
}
