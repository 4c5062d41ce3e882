import { boxesOf, headerOf, withDecisions } from './boxes.mjs';
import { findList, setStatus } from './decisions.mjs';

const REFUSED = {
  Author: 'is the author of this pull request, and somebody else decides about it',
  Reader: 'may not write to this repository',
};

/**
 * Returns sentences about who decided, and about ticks that do not count.
 * @param {readonly import('./boxes.mjs').Box[]} boxes
 * @param {import('./decisions.mjs').Log} log
 */
function notesOf(boxes, { latest }) {
  const entries = boxes.flatMap(({ id }) => latest.get(id) ?? []);
  const decided = entries.filter(({ act }) => act === 'Decided by');
  const logins = [...new Set(decided.map(({ login }) => login))];
  const counts = logins.map((login) => `${login} (${decided.filter((entry) => entry.login === login).length})`);
  const refused = Object.entries(REFUSED).flatMap(([act, reason]) => {
    const names = new Set(entries.flatMap((entry) => (entry.act === act ? entry.login : [])));
    return [...names].map((login) => `The tick of ${login} was removed: ${login} ${reason}.`);
  });
  return [...(counts.length > 0 ? [`Decided by ${counts.join(', ')}.`] : []), ...refused];
}

/**
 * Renders the decisions and says what the status is.
 * @param {string} template
 * @param {import('./decisions.mjs').Log} log
 * @returns {{ body: string, state: 'pending' | 'success' | 'error', description: string }}
 */
export function decidedComment(template, log) {
  if (headerOf(template)?.hasFailed) {
    return { body: template, state: 'error', description: 'The review failed, so nothing can be decided yet.' };
  }
  const boxes = boxesOf(template);
  const decided = new Set(boxes.flatMap(({ id }) => (log.latest.get(id)?.act === 'Decided by' ? id : [])));
  const description =
    boxes.length === 0
      ? 'Nothing to decide.'
      : decided.size === boxes.length
        ? `Decided: all ${boxes.length} boxes are ticked.`
        : `${decided.size} of ${boxes.length} boxes are ticked in the comment of the review.`;
  const state = decided.size === boxes.length ? 'success' : 'pending';
  return { body: withDecisions(template, decided, notesOf(boxes, log)), state, description };
}

/**
 * Writes what is decided into the comment and into the status `Review`. It counts records and no ticks, so that it
 * restores what somebody changed by hand.
 * @param {import('./github.mjs').GitHub} github
 * @param {import('./recordTick.mjs').CommentEvent} event
 */
export async function showDecisions(github, { changes, issue, comment }) {
  const { body: current, html_url: address } = await github.get(`issues/comments/${comment.id}`);
  const { head } = await github.get(`pulls/${issue.number}`);
  const list = await findList(github, issue.number, [current, comment.body, changes.body?.from]);
  if (!list) {
    const description = 'The comment of the review was changed by hand. Run the workflow Check again.';
    await setStatus(github, head.sha, { state: 'error', description, target_url: address });
    return;
  }
  const { body, state, description } = decidedComment(list.template, list.log);
  // After a push, the next review writes the comment, and takes over what was decided.
  if (body !== current && head.sha === list.sha) {
    await github.send('PATCH', `issues/comments/${comment.id}`, { body });
  }
  await setStatus(github, list.sha, { state, description, target_url: address });
}
