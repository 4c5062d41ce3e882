import { tryGit } from '../../../lib/git';
import { kindOfChange } from '../text';
import { DeskError } from './deskError';
import * as repository from './git';

export interface Changes {
  /** What is not proposed yet. */
  files: repository.ChangedFile[];
  /** The title of the proposal to which they would be added; null if the next one is the first. */
  proposal: string | null;
}

/** The writer's proposal as the remote repository has it: `origin/desk/new-prices-2611221712`; null if there is none. */
export function sentBranch(directory: string): string | null {
  const ref = `origin/${repository.deskBranch(directory)}`;
  return tryGit(directory, 'rev-parse', '--verify', '--quiet', `refs/remotes/${ref}`) === null ? null : ref;
}

/** Says what the writer changed since the proposal or, without one, since the live version. */
export async function changes(directory: string): Promise<Changes> {
  const live = repository.liveBranch(directory);
  // Offline, the desk goes by what was fetched last.
  await repository.git(directory, 'fetch', '--quiet', 'origin').catch(() => null);
  const start = repository.startOfWork(directory, live);
  const sent = sentBranch(directory);
  const isFinished = repository.isFinished(directory, live, sent);
  if (!sent) return { files: await repository.changedFiles(directory, isFinished ? 'HEAD' : start), proposal: null };
  // The proposal merged with the live site, so that what came from the live site does not count as new.
  const known = tryGit(directory, 'merge-tree', '--write-tree', sent, start) ?? sent;
  const files = await repository.changedFiles(directory, known);
  if (isFinished) return { files, proposal: null };
  const log = ['log', '--first-parent', '--no-merges', '--reverse', '--format=%s', `${start}..${sent}`];
  const titles = (tryGit(directory, ...log) ?? '').split('\n');
  return { files, proposal: titles.find((title) => title !== repository.IN_PROGRESS.title) ?? '' };
}

/** Returns where a pull request of a branch is opened on GitHub; null for another remote repository. */
export function pullRequestAddress(remote: string, base: string, branch: string): string | null {
  const [, name] = /^(?:https:\/\/(?:[^@/]+@)?|(?:ssh:\/\/)?git@)github\.com[:/](.+?)(?:\.git)?\/?$/.exec(remote) ?? [];
  return name ? `https://github.com/${name}/compare/${base}...${encodeURIComponent(branch)}?expand=1` : null;
}

const CHANGED_BY_REVIEWER =
  'A reviewer changed your proposal. Close this, choose “Get the latest changes …”, and then propose again.';
const CHANGED_BY_OTHERS =
  'Others changed the same places since your last proposal went live. Close this, choose “Get the latest changes …”, and then propose again.';

export interface Proposal {
  branch: string;
  /** Where a pull request is opened; null if the desk does not know. */
  address: string | null;
}

/**
 * Commits what is new on the proposal's branch, and pushes it. The first commit makes the branch.
 * @throws DeskError with what to do if that is not possible
 */
export async function propose(directory: string, message: repository.Message): Promise<Proposal> {
  if (!message.title.trim())
    throw new DeskError('Give your change a title, so that the reviewer knows what it is about.');
  const live = repository.liveBranch(directory);
  const { files } = await changes(directory);
  if (files.length === 0) throw new DeskError('There is nothing new to propose.');
  const sent = sentBranch(directory);
  const isFinished = repository.isFinished(directory, live, sent);
  if (!isFinished && sent && tryGit(directory, 'rev-list', `HEAD..${sent}`)) throw new DeskError(CHANGED_BY_REVIEWER);
  const said = files
    .filter((change) => kindOfChange(change) !== 'changed')
    .map((change) => `${change.file}: ${kindOfChange(change)}`);
  const fullMessage = { ...message, reason: [message.reason.trim(), said.join('\n')].filter(Boolean).join('\n\n') };
  await repository.commitAll(directory, fullMessage);
  if (isFinished) {
    await repository.git(directory, 'merge', '--quiet', '--no-edit', live).catch(() => {
      tryGit(directory, 'merge', '--abort');
      throw new DeskError(CHANGED_BY_OTHERS);
    });
    await repository.startNextProposal(directory, live, fullMessage);
  }
  const branch = repository.deskBranch(directory) ?? '';
  await repository.git(directory, 'push', '--quiet', '--set-upstream', 'origin', branch).catch((error: Error) => {
    throw new DeskError(
      `The site’s repository did not accept the change. It is kept as a commit on this machine: connect to the internet and propose again, or show this to an engineer. ${error.message}`,
    );
  });
  const remote = tryGit(directory, 'remote', 'get-url', 'origin') ?? '';
  return { branch, address: pullRequestAddress(remote, live.replace('origin/', ''), branch) };
}
