import { boxesOf } from './boxes.mjs';
import { findList, record } from './decisions.mjs';
import { BOT } from './github.mjs';

/**
 * @typedef {object} CommentEvent GitHub's event `issue_comment`, action `edited`
 * @property {{ body?: { from: string } }} changes
 * @property {{ number: number, user: { login: string }, pull_request?: object }} issue
 * @property {{ id: number, body: string, updated_at: string, user: { login: string } }} comment
 * @property {{ login: string, type: string }} sender
 */

const MAY_WRITE = ['admin', 'write'];

/**
 * Whether somebody may decide about changes.
 * @param {import('./github.mjs').GitHub} github
 * @param {string} login
 */
async function mayWrite(github, login) {
  try {
    const { permission } = await github.get(`collaborators/${encodeURIComponent(login)}/permission`);
    return MAY_WRITE.includes(permission);
  } catch (error) {
    if (/** @type {{ status?: number }} */ (error).status === 404) return false;
    throw error;
  }
}

/**
 * Records which boxes a person ticked or cleared in the review's comment, and whether their ticks count. It does not
 * change the comment, so that several may run at the same time: GitHub cancels all but the last of runs that wait for each other.
 * @param {import('./github.mjs').GitHub} github
 * @param {CommentEvent} event
 */
export async function recordTick(github, { changes, issue, comment, sender }) {
  if (!issue.pull_request || comment.user.login !== BOT || sender.type !== 'User' || !changes.body) return;
  const list = await findList(github, issue.number, [comment.body, changes.body.from]);
  if (!list) return;
  const known = new Set(boxesOf(list.template).map(({ id }) => id));
  /** @param {string} body */
  const tickedIn = (body) => new Set(boxesOf(body).flatMap(({ id, isTicked }) => (isTicked ? id : [])));
  const [before, after] = [tickedIn(changes.body.from), tickedIn(comment.body)];
  const ticked = [...after].filter((id) => known.has(id) && !before.has(id));
  const cleared = [...before].filter((id) => known.has(id) && !after.has(id));

  const { login } = sender;
  const at = Math.floor(Date.parse(comment.updated_at) / 1000);
  if (cleared.length > 0) await record(github, list.sha, 'Reopened by', { login, at, ids: cleared });
  if (ticked.length === 0) return;
  const isAuthor = login === issue.user.login;
  const act = isAuthor ? 'Author' : (await mayWrite(github, login)) ? 'Decided by' : 'Reader';
  await record(github, list.sha, act, { login, at, ids: ticked });
}
