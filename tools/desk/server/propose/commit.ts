import { tryGit } from '../../../../lib/git';
import { slug } from '../../../../src/ui/slug';
import { DeskError } from '../deskError';
import { changedFiles, DESK_BRANCHES, deskBranch, GitError, git, type Live } from './repository';

/** What the writer said about a change. */
export interface Message {
  title: string;
  reason: string;
}

/** The title of what was committed before it was proposed. */
export const IN_PROGRESS = 'Work in progress';

function branchName(title: string): string {
  const time = new Date().toISOString().slice(2, 19).replace(/\D/g, '');
  return `${DESK_BRANCHES}${slug(title).slice(0, 40) || 'change'}-${time}`;
}

function requireName(directory: string): void {
  if (tryGit(directory, 'config', 'user.email')) return;
  throw new DeskError(
    'Git does not know your name yet. Ask an engineer to run “git config user.name” and “git config user.email”.',
  );
}

function textOf({ title, reason }: Message): string {
  return [title.trim(), reason.trim()].filter(Boolean).join('\n\n');
}

/**
 * Commits every page, fact and picture that changed on the desk's branch, which the first commit makes. Other files are left alone.
 * @returns whether there was something to commit
 * @throws DeskError if git refuses
 */
export async function commitAll(
  directory: string,
  message: Message = { title: IN_PROGRESS, reason: '' },
): Promise<boolean> {
  const files = (await changedFiles(directory, 'HEAD')).map(({ file }) => file);
  if (files.length === 0) return false;
  requireName(directory);
  try {
    if (!deskBranch(directory)) await git(directory, 'switch', '--quiet', '--create', branchName(message.title));
    await git(directory, 'add', '--all', '--', ...files);
    await git(directory, 'commit', '--quiet', `--message=${textOf(message)}`, '--only', '--', ...files);
    return true;
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    throw new DeskError(`Git could not keep the change: ${error.message.trim()}`);
  }
}

/** Says what a proposal is about, of which everything is committed already. */
export async function commitMessage(directory: string, message: Message): Promise<void> {
  requireName(directory);
  if (!deskBranch(directory)) await git(directory, 'switch', '--quiet', '--create', branchName(message.title));
  await git(directory, 'commit', '--quiet', '--allow-empty', `--message=${textOf(message)}`);
}

/**
 * Makes a branch that adds the last commit to the live site, which contains everything before it.
 * @throws DeskError if others changed the same sentences; nothing is changed then
 */
export async function newBranchFrom(directory: string, live: Live, message: Message): Promise<void> {
  const [before, commit] = [deskBranch(directory) ?? live.branch, await git(directory, 'rev-parse', 'HEAD')];
  try {
    await git(directory, 'switch', '--quiet', '--create', branchName(message.title), live.ref);
    await git(directory, 'cherry-pick', commit.trim());
    await git(directory, 'commit', '--quiet', '--amend', `--message=${textOf(message)}`);
  } catch {
    tryGit(directory, 'cherry-pick', '--abort');
    await git(directory, 'switch', '--quiet', before);
    throw new DeskError(
      'Your last proposal is live, and others changed the same sentences since then. Your texts are kept as a commit on this machine. Ask an engineer to merge them.',
    );
  }
}
