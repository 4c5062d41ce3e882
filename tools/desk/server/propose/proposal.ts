import { tryGit } from '../../../../lib/git';
import { IN_PROGRESS, type Message } from './commit';
import { type ChangedFile, changedFiles, deskBranch, type Live, liveVersion, startOfWork } from './repository';

export interface Changes {
  /** What is not proposed yet. */
  fresh: ChangedFile[];
  proposed: ChangedFile[];
  /** What the writer said when the proposal was made; null if the next one is the first. */
  proposal: Message | null;
  /** What the writer said about a change that could not be sent; null if there is none. */
  unsent: Message | null;
}

/** The writer's proposal as the remote repository has it: `origin/desk/new-prices-2611221712`; null if there is none. */
export function sentRef(directory: string, { remote }: Live): string | null {
  const branch = deskBranch(directory);
  const ref = `refs/remotes/${remote}/${branch}`;
  return branch && tryGit(directory, 'rev-parse', '--verify', '--quiet', ref) !== null ? ref : null;
}

/** Whether the live version contains the proposal that is checked out, also as another commit. */
export function isOnLive(directory: string, { ref }: Live): boolean {
  const tree = tryGit(directory, 'rev-parse', `${ref}^{tree}`);
  return deskBranch(directory) !== null && tree === tryGit(directory, 'merge-tree', '--write-tree', ref, 'HEAD');
}

/** The writer's own messages, oldest first. */
function messagesIn(directory: string, range: string): Message[] {
  const log =
    tryGit(directory, 'log', '--first-parent', '--no-merges', '--reverse', '--format=%s%n%b%x00', range) ?? '';
  return log.split('\0').flatMap((entry) => {
    const [title = '', ...reason] = entry.trim().split('\n');
    return title && title !== IN_PROGRESS ? [{ title, reason: reason.join('\n').trim() }] : [];
  });
}

/** Says what the writer changed, and what of it is proposed. */
export async function changes(directory: string): Promise<Changes> {
  const live = await liveVersion(directory);
  const start = startOfWork(directory, live);
  if (isOnLive(directory, live)) {
    return { fresh: await changedFiles(directory, 'HEAD'), proposed: [], proposal: null, unsent: null };
  }
  const sent = sentRef(directory, live);
  const unsent = deskBranch(directory) ? (messagesIn(directory, `${sent ?? start}..HEAD`).at(-1) ?? null) : null;
  if (!sent) return { fresh: await changedFiles(directory, start), proposed: [], proposal: null, unsent };
  // The proposal with what came from the live site since then, which is not new.
  const known = tryGit(directory, 'merge-tree', '--write-tree', sent, start) ?? sent;
  const [fresh, proposed] = [await changedFiles(directory, known), await changedFiles(directory, start, known)];
  return { fresh, proposed, proposal: messagesIn(directory, `${start}..${sent}`)[0] ?? null, unsent };
}
