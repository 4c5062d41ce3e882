import { tryGit } from '../../../../lib/git';
import { slug } from '../../../../src/ui/slug';
import { DeskError } from '../deskError';
import { isOnLive, type Message, sentRef } from './proposal';
import { changedFiles, DESK_BRANCHES, deskBranch, GitError, git, liveVersion, startOfWork } from './repository';
import { takeIn } from './takeIn';

export interface Proposal {
  branch: string;
  /** Where a pull request is opened; null if the desk does not know the remote repository's website. */
  address: string | null;
}

function branchName(title: string): string {
  return `${DESK_BRANCHES}${slug(title).slice(0, 40) || 'change'}-${new Date().toISOString().slice(2, 16).replace(/\D/g, '')}`;
}

/** `git@github.com:company/website.git` → `https://github.com/company/website`; null for other addresses. */
function websiteOf(remoteAddress: string): string | null {
  const match = /^(?:https:\/\/(?:[^@/]+@)?|(?:ssh:\/\/)?git@)([\w.-]+)[:/](.+?)(?:\.git)?\/?$/.exec(remoteAddress);
  return match ? `https://${match[1]}/${match[2]}` : null;
}

/** Returns where a pull request of a branch is opened. */
export function pullRequestAddress(remoteAddress: string, base: string, branch: string): string | null {
  const website = websiteOf(remoteAddress);
  if (!website) return null;
  const head = encodeURIComponent(branch);
  if (new URL(website).hostname.includes('gitlab')) {
    return `${website}/-/merge_requests/new?merge_request%5Bsource_branch%5D=${head}`;
  }
  return `${website}/compare/${base}...${head}?expand=1`;
}

const CHANGED_BY_REVIEWER =
  'A reviewer changed your proposal. Close this, choose “Live version …” and “Take in what others changed”, and then propose again.';

function pushProblem(message: string): string {
  if (/fetch first|non-fast-forward/i.test(message)) return CHANGED_BY_REVIEWER;
  if (/could not resolve|unable to access|timed out|connection/i.test(message)) {
    return 'The site’s repository could not be reached. Your change is kept as a commit on this machine. Connect to the internet and propose again.';
  }
  if (/denied|authentication|permission|403|401|protected|terminal prompts disabled/i.test(message)) {
    return 'You do not have write access to the site’s repository. Your change is kept as a commit on this machine. Ask an engineer for access, then propose again.';
  }
  return `The site’s repository did not accept the change: ${message.trim().split('\n').at(-1)}. It is kept as a commit on this machine. Show this to an engineer.`;
}

/** A proposal that is live is finished: what was written since then is the start of another one. */
async function leaveFinished(directory: string): Promise<void> {
  const { done } = await takeIn(directory, null);
  if (done) return;
  throw new DeskError(
    'Your last proposal is live, and others changed the same sentences since then. Close this, choose “Live version …” and “Take in what others changed”, and then propose again.',
  );
}

/** The branch for the proposal: the desk's own if the writer continues a proposal, otherwise a new one. */
async function switchToBranch(directory: string, title: string): Promise<string> {
  const current = deskBranch(directory);
  if (current) return current;
  const branch = branchName(title);
  await git(directory, 'switch', '--quiet', '--create', branch);
  return branch;
}

async function commit(directory: string, files: readonly string[], { title, reason }: Message): Promise<void> {
  const message = [title.trim(), reason.trim()].filter(Boolean).join('\n\n');
  try {
    await git(directory, 'add', '--all', '--', ...files);
    await git(directory, 'commit', '--quiet', `--message=${message}`, '--only', '--', ...files);
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    throw new DeskError(`Git could not keep the change: ${error.message.trim()}`);
  }
}

/**
 * Makes a commit of what is new on the proposal's branch, and pushes it. The first one makes the branch.
 * @throws DeskError with what to do if that is not possible
 */
export async function propose(directory: string, message: Message): Promise<Proposal> {
  if (!message.title.trim())
    throw new DeskError('Give your change a title, so that the reviewer knows what it is about.');
  const live = await liveVersion(directory);
  if (isOnLive(directory, live)) await leaveFinished(directory);
  if ((await changedFiles(directory, startOfWork(directory, live))).length === 0)
    throw new DeskError('There is nothing to propose: your pages are the same as on the live site.');
  if (!tryGit(directory, 'config', 'user.email')) {
    throw new DeskError(
      'Git does not know your name yet. Ask an engineer to run “git config user.name” and “git config user.email”.',
    );
  }
  const sent = sentRef(directory, live);
  if (sent && tryGit(directory, 'rev-list', `HEAD..${sent}`)) throw new DeskError(CHANGED_BY_REVIEWER);
  const fresh = (await changedFiles(directory, 'HEAD')).map(({ file }) => file);
  if (sent && fresh.length === 0 && tryGit(directory, 'rev-list', `${sent}..HEAD`) === '')
    throw new DeskError('There is nothing new: everything is proposed already.');
  const branch = await switchToBranch(directory, message.title);
  if (fresh.length > 0) await commit(directory, fresh, message);
  try {
    await git(directory, 'push', '--quiet', '--set-upstream', live.remote, branch);
  } catch (error) {
    throw new DeskError(pushProblem((error as Error).message));
  }
  const remoteAddress = tryGit(directory, 'remote', 'get-url', live.remote) ?? '';
  return { branch, address: pullRequestAddress(remoteAddress, live.branch, branch) };
}
