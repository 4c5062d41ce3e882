import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { tryGit } from '../../../lib/git';
import { slug } from '../../../src/ui/text';
import { DeskError } from './deskError';
import { ALLOWED_PATHS, type FileChange, isAllowed } from './files';

const run = promisify(execFile);

/** Git must fail instead of asking for a password in the terminal. */
const ENVIRONMENT = { GIT_TERMINAL_PROMPT: '0', GIT_EDITOR: 'true' };

/** Runs git without blocking the desk. @throws Error with git's message */
export async function git(directory: string, ...gitArguments: string[]): Promise<string> {
  const options = { cwd: directory, env: { ...process.env, ...ENVIRONMENT }, maxBuffer: 2 ** 28 };
  try {
    return (await run('git', ['-c', 'core.quotePath=false', ...gitArguments], options)).stdout;
  } catch (error) {
    const { stderr, message } = error as Error & { stderr?: string };
    throw new Error(stderr?.trim() || message);
  }
}

/** The branch that is checked out, if the desk made it. One that the writer chose is left as it is. */
export function deskBranch(directory: string): string | null {
  const current = tryGit(directory, 'symbolic-ref', '--short', 'HEAD') ?? '';
  return current.startsWith('desk/') ? current : null;
}

/** The branch of the live site as far as this machine knows: `origin/main`; null if it knows none. */
function knownLive(directory: string): string | null {
  const ref = tryGit(directory, 'rev-parse', '--abbrev-ref', 'origin/HEAD') ?? 'origin/main';
  return tryGit(directory, 'rev-parse', '--verify', '--quiet', ref) === null ? null : ref;
}

/**
 * Returns the branch of the live site: `origin/main`.
 * @throws DeskError with what to do if there is none
 */
export function liveBranch(directory: string): string {
  const known = knownLive(directory);
  if (known) return known;
  throw new DeskError(
    'This folder is not connected to the site’s repository, so there is nowhere to propose to. Your texts are saved on this machine. Ask an engineer to clone the repository for you, or to run “git remote add origin”.',
  );
}

/** Whether a file is on the live site, as far as this machine knows; without a repository, every file is. */
export function isLive(directory: string, file: string): boolean {
  if (tryGit(directory, 'rev-parse', '--git-dir') === null) return true;
  const known = knownLive(directory);
  const start = known ? startOfWork(directory, known) : 'HEAD';
  return tryGit(directory, 'cat-file', '-e', `${start}:${file}`) !== null;
}

/** The commit from which the writer's work started. */
export function startOfWork(directory: string, live: string): string {
  return tryGit(directory, 'merge-base', 'HEAD', live) ?? live;
}

/** Returns every file of the desk that differs on disk from a commit. The content of pictures is left out. */
export async function changedFiles(directory: string, from: string): Promise<FileChange[]> {
  const tracked = await git(directory, 'diff', '--name-only', '--no-renames', '-z', from, '--', ...ALLOWED_PATHS);
  const others = await git(directory, 'ls-files', '--others', '--exclude-standard', '-z', '--', ...ALLOWED_PATHS);
  const files = [...new Set(`${tracked}${others}`.split('\0'))].filter((file) => file && isAllowed(file)).sort();
  return Promise.all(
    files.map(async (file) => {
      const place = path.join(directory, file);
      const before = await git(directory, 'show', `${from}:${file}`).catch(() => null);
      const after = existsSync(place) ? readFileSync(place, 'utf8') : null;
      const shown = (text: string | null) => (text !== null && file.startsWith('static/') ? '' : text);
      return { file, before: shown(before), after: shown(after) };
    }),
  );
}

/** What the writer said about a change. */
export interface Message {
  title: string;
  reason: string;
}

/** What is said about a commit that is made before it is proposed. */
export const IN_PROGRESS: Message = { title: 'Work in progress', reason: '' };

function branchName(title: string): string {
  const time = new Date().toISOString().slice(2, 19).replace(/\D/g, '');
  return `desk/${slug(title).slice(0, 40) || 'change'}-${time}`;
}

/**
 * Commits every page, fact and picture that changed on the desk's branch, which the first commit makes. Other files are left alone.
 * A commit that could not be sent gets its message in an empty one.
 * @returns whether there was something to commit
 */
export async function commitAll(directory: string, { title, reason }: Message): Promise<boolean> {
  const files = (await changedFiles(directory, 'HEAD')).map(({ file }) => file);
  const isSaid = title === IN_PROGRESS.title || tryGit(directory, 'log', '-1', '--format=%s') === title.trim();
  if (files.length === 0 && isSaid) return false;
  const message = [title.trim(), reason.trim()].filter(Boolean).join('\n\n');
  const what = files.length > 0 ? ['--only', '--', ...files] : ['--allow-empty'];
  try {
    if (!deskBranch(directory)) await git(directory, 'switch', '--quiet', '--create', branchName(title));
    if (files.length > 0) await git(directory, 'add', '--all', '--', ...files);
    await git(directory, 'commit', '--quiet', `--message=${message}`, ...what);
  } catch (error) {
    throw new DeskError(`Git could not keep the change. Show this to an engineer: ${(error as Error).message}`);
  }
  return files.length > 0;
}

/** Whether the live site contains the proposal that is checked out, also as another commit. */
export function isFinished(directory: string, live: string): boolean {
  const tree = tryGit(directory, 'rev-parse', `${live}^{tree}`);
  return deskBranch(directory) !== null && tree === tryGit(directory, 'merge-tree', '--write-tree', live, 'HEAD');
}

/**
 * Makes a branch that adds the last commit to the live site, which contains everything before it.
 * @throws DeskError if others changed the same sentences; nothing is changed then
 */
export async function startNextProposal(directory: string, live: string, title: string): Promise<void> {
  const [before, commit] = [deskBranch(directory) ?? '', await git(directory, 'rev-parse', 'HEAD')];
  try {
    await git(directory, 'switch', '--quiet', '--create', branchName(title), live);
    await git(directory, 'cherry-pick', commit.trim());
  } catch {
    tryGit(directory, 'cherry-pick', '--abort');
    await git(directory, 'switch', '--quiet', before);
    throw new DeskError(
      'Your last proposal is live, and others changed the same sentences since then. Your texts are kept as a commit on this machine. Ask an engineer to merge them.',
    );
  }
}
