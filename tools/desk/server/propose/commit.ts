import { tryGit } from '../../../../lib/git';
import { slug } from '../../../../src/ui/slug';
import { DeskError } from '../deskError';
import { changedFiles, DESK_BRANCHES, deskBranch, GitError, git, type Live } from './repository';

/** What the writer said about a change. */
export interface Message {
  title: string;
  reason: string;
}

/** What is said about a commit that is made before it is proposed. */
export const IN_PROGRESS: Message = { title: 'Work in progress', reason: '' };

function branchName(title: string): string {
  const time = new Date().toISOString().slice(2, 19).replace(/\D/g, '');
  return `${DESK_BRANCHES}${slug(title).slice(0, 40) || 'change'}-${time}`;
}

function textOf({ title, reason }: Message): string {
  return [title.trim(), reason.trim()].filter(Boolean).join('\n\n');
}

/**
 * Commits every page, fact and picture that changed on the desk's branch, which the first commit makes. Other files are left alone.
 * A commit that is there already and could not be sent gets its message in an empty one.
 * @returns whether there was something to commit
 * @throws DeskError if git refuses
 */
export async function commitAll(directory: string, message = IN_PROGRESS): Promise<boolean> {
  const files = (await changedFiles(directory, 'HEAD')).map(({ file }) => file);
  const isSaid = message === IN_PROGRESS || tryGit(directory, 'log', '-1', '--format=%s') === message.title.trim();
  if (files.length === 0 && isSaid) return false;
  if (!tryGit(directory, 'config', 'user.email')) {
    throw new DeskError(
      'Git does not know your name yet. Ask an engineer to run “git config user.name” and “git config user.email”.',
    );
  }
  const commit = ['commit', '--quiet', `--message=${textOf(message)}`];
  try {
    if (!deskBranch(directory)) await git(directory, 'switch', '--quiet', '--create', branchName(message.title));
    if (files.length > 0) await git(directory, 'add', '--all', '--', ...files);
    await git(directory, ...commit, ...(files.length > 0 ? ['--only', '--', ...files] : ['--allow-empty']));
    return files.length > 0;
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    throw new DeskError(`Git could not keep the change: ${error.message.trim()}`);
  }
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
