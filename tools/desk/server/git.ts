import { execFile } from 'node:child_process';
import { copyFileSync, existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { tryGit } from '../../../lib/git';
import { slug } from '../../../src/ui/text';
import { DeskError } from './deskError';
import { ALLOWED_PATHS, type FileChange, isAllowed } from './files';

const run = promisify(execFile);

/** Git must fail instead of asking for a password in the terminal. */
const ENVIRONMENT = { GIT_TERMINAL_PROMPT: '0', GIT_EDITOR: 'true' };

async function gitWith(environment: object, directory: string, ...gitArguments: string[]): Promise<string> {
  const env = { ...process.env, ...ENVIRONMENT, ...environment };
  const options = { cwd: directory, env, maxBuffer: 2 ** 28 };
  try {
    return (await run('git', ['-c', 'core.quotePath=false', ...gitArguments], options)).stdout;
  } catch (error) {
    const { stderr, message } = error as Error & { stderr?: string };
    throw new Error(stderr?.trim() || message);
  }
}

/** Runs git without blocking the desk. @throws Error with git's message */
export async function git(directory: string, ...gitArguments: string[]): Promise<string> {
  return gitWith({}, directory, ...gitArguments);
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

/** A file that differs. */
export interface ChangedFile extends FileChange {
  /** Its name before, if it was moved. */
  movedFrom: string | null;
}

/** Returns every file of the desk that differs on disk from a commit. The content of pictures is left out. */
export async function changedFiles(directory: string, from: string): Promise<ChangedFile[]> {
  const others = await git(directory, 'ls-files', '--others', '--exclude-standard', '-z', '--', ...ALLOWED_PATHS);
  const added = others.split('\0').filter((file) => file && isAllowed(file));
  // Git finds a moved file only in an index that has it. This one is a copy, so that the index of an engineer stays as it is.
  const index = path.resolve(directory, (await git(directory, 'rev-parse', '--git-path', 'index')).trim());
  const scratch = { GIT_INDEX_FILE: `${index}.desk` };
  copyFileSync(index, scratch.GIT_INDEX_FILE);
  if (added.length > 0) await gitWith(scratch, directory, 'add', '--', ...added);
  const compare = ['diff', '--name-status', '--find-renames', '-z', from, '--', ...ALLOWED_PATHS];
  const fields = (await gitWith(scratch, directory, ...compare)).split('\0').filter(Boolean);
  rmSync(scratch.GIT_INDEX_FILE);
  const names: { file: string; movedFrom: string | null }[] = [];
  while (fields.length > 0) {
    const movedFrom = fields.shift()?.startsWith('R') ? (fields.shift() ?? null) : null;
    names.push({ file: fields.shift() ?? '', movedFrom });
  }
  return Promise.all(
    names
      .filter(({ file }) => isAllowed(file))
      .map(async ({ file, movedFrom }) => {
        const place = path.join(directory, file);
        const before = await git(directory, 'show', `${from}:${movedFrom ?? file}`).catch(() => null);
        const after = existsSync(place) ? readFileSync(place, 'utf8') : null;
        const shown = (text: string | null) => (text !== null && file.startsWith('static/') ? '' : text);
        return { file, movedFrom, before: shown(before), after: shown(after) };
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

const textOf = ({ title, reason }: Message) => [title.trim(), reason.trim()].filter(Boolean).join('\n\n');

function branchName(title: string): string {
  const time = new Date().toISOString().slice(2, 19).replace(/\D/g, '');
  return `desk/${slug(title).slice(0, 40) || 'change'}-${time}`;
}

/**
 * Commits every page, fact and picture that changed on the desk's branch, which the first commit makes. Other files are left alone.
 * A commit that could not be sent gets its message in an empty one.
 * @returns whether there was something to commit
 */
export async function commitAll(directory: string, message: Message): Promise<boolean> {
  const { title } = message;
  const changed = await changedFiles(directory, 'HEAD');
  const files = changed.flatMap(({ file, movedFrom }) => (movedFrom ? [file, movedFrom] : [file]));
  const isSaid = title === IN_PROGRESS.title || tryGit(directory, 'log', '-1', '--format=%s') === title.trim();
  if (files.length === 0 && isSaid) return false;
  const what = files.length > 0 ? ['--only', '--', ...files] : ['--allow-empty'];
  try {
    if (!deskBranch(directory)) await git(directory, 'switch', '--quiet', '--create', branchName(title));
    if (files.length > 0) await git(directory, 'add', '--all', '--', ...files);
    await git(directory, 'commit', '--quiet', `--message=${textOf(message)}`, ...what);
  } catch (error) {
    throw new DeskError(`Git could not keep the change. Show this to an engineer: ${(error as Error).message}`);
  }
  return files.length > 0;
}

/**
 * Whether the live site contains the proposal, also as another commit.
 * @param sent the proposal as it was sent; null if it was not
 */
export function isFinished(directory: string, live: string, sent: string | null): boolean {
  if (deskBranch(directory) === null) return false;
  const proposal = sent ?? 'HEAD';
  if (tryGit(directory, 'merge-base', '--is-ancestor', proposal, live) !== null) return true;
  // Others may have changed the same sentences after it went live.
  const log = tryGit(directory, 'log', '--first-parent', '--format=%H %T', `${proposal}..${live}`) ?? '';
  return log.split('\n').some((line) => {
    const [commit = '', tree] = line.split(' ');
    return commit !== '' && tree === tryGit(directory, 'merge-tree', '--write-tree', commit, proposal);
  });
}

/** Makes a branch with one commit on the live site, with everything that is checked out, into which the live site was merged. */
export async function startNextProposal(directory: string, live: string, message: Message): Promise<void> {
  const commit = await git(directory, 'commit-tree', 'HEAD^{tree}', '-p', live, '-m', textOf(message));
  await git(directory, 'switch', '--quiet', '--create', branchName(message.title));
  await git(directory, 'reset', '--quiet', '--soft', commit.trim());
}
