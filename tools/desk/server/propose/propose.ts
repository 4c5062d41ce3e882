import { tryGit } from '../../../../lib/git';
import { slug } from '../../../../src/ui/slug';
import { DeskError } from '../deskError';
import {
  changedFiles,
  DESK_BRANCHES,
  deskBranch,
  GitError,
  git,
  type Live,
  liveVersion,
  startOfWork,
} from './repository';

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

function pushProblem(message: string): string {
  if (/could not resolve|unable to access|timed out|connection/i.test(message)) {
    return 'The site’s repository could not be reached. Your change is kept as a commit on this machine. Connect to the internet and propose again.';
  }
  if (/denied|authentication|permission|403|401|protected|terminal prompts disabled/i.test(message)) {
    return 'You do not have write access to the site’s repository. Your change is kept as a commit on this machine. Ask an engineer for access, then propose again.';
  }
  return `The site’s repository did not accept the change: ${message.trim().split('\n').at(-1)}. It is kept as a commit on this machine. Show this to an engineer.`;
}

/** The branch for the proposal: the desk's own if the writer continues a proposal, otherwise a new one. */
async function switchToBranch(directory: string, title: string, live: Live): Promise<string> {
  const current = deskBranch(directory);
  if (current) {
    // The proposal stays one commit.
    await git(directory, 'reset', '--quiet', '--soft', startOfWork(directory, live));
    return current;
  }
  const branch = branchName(title);
  await git(directory, 'switch', '--quiet', '--create', branch);
  return branch;
}

/**
 * Makes one commit of the writer's changes on a branch of its own, and pushes it.
 * @throws DeskError with what to do if that is not possible
 */
export async function propose(
  directory: string,
  { title, reason }: { title: string; reason: string },
): Promise<Proposal> {
  if (!title.trim()) throw new DeskError('Give your change a title, so that the reviewer knows what it is about.');
  const live = await liveVersion(directory);
  const files = (await changedFiles(directory, live)).map(({ file }) => file);
  if (files.length === 0)
    throw new DeskError('There is nothing to propose: your pages are the same as on the live site.');
  if (!tryGit(directory, 'config', 'user.email')) {
    throw new DeskError(
      'Git does not know your name yet. Ask an engineer to run “git config user.name” and “git config user.email”.',
    );
  }
  const branch = await switchToBranch(directory, title, live);
  const message = [title.trim(), reason.trim()].filter(Boolean).join('\n\n');
  try {
    await git(directory, 'add', '--all', '--', ...files);
    await git(directory, 'commit', '--quiet', `--message=${message}`, '--only', '--', ...files);
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    throw new DeskError(`Git could not keep the change: ${error.message.trim()}`);
  }
  try {
    await git(directory, 'push', '--quiet', '--force-with-lease', '--set-upstream', live.remote, branch);
  } catch (error) {
    throw new DeskError(pushProblem((error as Error).message));
  }
  const remoteAddress = tryGit(directory, 'remote', 'get-url', live.remote) ?? '';
  return { branch, address: pullRequestAddress(remoteAddress, live.branch, branch) };
}
