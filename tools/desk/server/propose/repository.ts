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

/** Where the desk keeps what outlives its process: beside the repository. */
export function keptIn(directory: string): string {
  return tryGit(directory, 'rev-parse', '--absolute-git-dir') ?? path.join(directory, 'node_modules/.cache');
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
  /** Whether the remote repository answered just now. */
  isFresh: boolean;
}

const NO_REPOSITORY =
  'This folder is not a git repository, so nothing can be proposed from it. Ask an engineer to clone the site’s repository for you.';
const NO_REMOTE =
  'This repository is not connected to one on the web, so there is nowhere to propose to. Your texts are saved on this machine. Ask an engineer to run “git remote add origin” with the address of the site’s repository.';

/** Asks the remote repository for the newest version. @throws DeskError with what to do if there is none */
export async function liveVersion(directory: string): Promise<Live> {
  if (tryGit(directory, 'rev-parse', '--git-dir') === null) throw new DeskError(NO_REPOSITORY);
  const remote = remoteOf(directory);
  if (!remote) throw new DeskError(NO_REMOTE);
  const isFresh = await git(directory, 'fetch', '--quiet', remote).then(
    () => true,
    () => false,
  );
  const known = knownLive(directory);
  if (!known) throw new DeskError(NO_REMOTE);
  return { ...known, isFresh };
}

function remoteOf(directory: string): string {
  return (tryGit(directory, 'remote') ?? '').split('\n')[0] ?? '';
}

/** The branch of the live site as far as this machine knows; null if it knows none. */
function knownLive(directory: string): Omit<Live, 'isFresh'> | null {
  const remote = remoteOf(directory);
  if (!remote) return null;
  const head = tryGit(directory, 'symbolic-ref', '--short', `refs/remotes/${remote}/HEAD`);
  const names = [head?.slice(remote.length + 1), 'main', 'master'].filter((name) => name !== undefined);
  const branch = names.find((name) => tryGit(directory, 'rev-parse', '--verify', '--quiet', `${remote}/${name}`));
  return branch ? { remote, branch, ref: `${remote}/${branch}` } : null;
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

/**
 * Returns every file of the desk that differs between a commit and another one.
 * @param to by default what is on disk, saved or proposed
 */
export async function changedFiles(directory: string, from: string, to: string | null = null): Promise<ChangedFile[]> {
  const commits = to === null ? [from] : [from, to];
  const tracked = await git(directory, 'diff', '--name-only', '--no-renames', '-z', ...commits, '--', ...ALLOWED_PATHS);
  const others = ['ls-files', '--others', '--exclude-standard', '-z', '--', ...ALLOWED_PATHS];
  const untracked = to === null ? await git(directory, ...others) : '';
  const files = [...new Set(`${tracked}${untracked}`.split('\0'))].filter((file) => file && isAllowed(file)).sort();
  return Promise.all(
    files.map(async (file) => {
      const isText = !file.startsWith('static/');
      const after = to === null ? textOnDisk(directory, file, isText) : await textAt(directory, to, file);
      const before = await textAt(directory, from, file);
      const shown = (text: string | null) => (text !== null && !isText ? '' : text);
      return { file, before: shown(before), after: shown(after) };
    }),
  );
}

function textOnDisk(directory: string, file: string, isText: boolean): string | null {
  const place = path.join(directory, file);
  if (!existsSync(place)) return null;
  return isText ? readFileSync(place, 'utf8') : '';
}
