import { tryGit } from '../../../../lib/git';
import { DeskError } from '../deskError';
import { commitAll, type Message, newBranchFrom } from './commit';
import { changes, isOnLive, sentRef } from './proposal';
import { deskBranch, git, liveVersion } from './repository';

export interface Proposal {
  branch: string;
  /** Where a pull request is opened; null if the desk does not know the remote repository's website. */
  address: string | null;
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
  'A reviewer changed your proposal. Close this, choose “Get the latest changes …”, and then propose again.';

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

/**
 * Commits what is new on the proposal's branch, and pushes it. The first commit makes the branch.
 * @throws DeskError with what to do if that is not possible
 */
export async function propose(directory: string, message: Message): Promise<Proposal> {
  if (!message.title.trim())
    throw new DeskError('Give your change a title, so that the reviewer knows what it is about.');
  const live = liveVersion(directory);
  if ((await changes(directory)).files.length === 0) throw new DeskError('There is nothing new to propose.');
  const isFinished = isOnLive(directory, live);
  const sent = sentRef(directory, live);
  if (!isFinished && sent && tryGit(directory, 'rev-list', `HEAD..${sent}`)) throw new DeskError(CHANGED_BY_REVIEWER);
  await commitAll(directory, message);
  if (isFinished) await newBranchFrom(directory, live, message);
  const branch = deskBranch(directory) ?? '';
  try {
    await git(directory, 'push', '--quiet', '--set-upstream', live.remote, branch);
  } catch (error) {
    throw new DeskError(pushProblem((error as Error).message));
  }
  const remoteAddress = tryGit(directory, 'remote', 'get-url', live.remote) ?? '';
  return { branch, address: pullRequestAddress(remoteAddress, live.branch, branch) };
}
