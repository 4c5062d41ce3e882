import { boxesOf, boxLine, EMPTY_NOTES, headerLine, headerOf } from './boxes.mjs';
import { changeLine } from './changeLine.mjs';
import { codeBox } from './codeBox.mjs';
import { commentText } from './commentText.mjs';
import { findList, readLog, record, recordList, setStatus } from './decisions.mjs';
import { BOT } from './github.mjs';
import { pullRequestNumber } from './pullRequestNumber.mjs';
import { readSummary } from './readSummary.mjs';
import { decidedComment } from './showDecisions.mjs';

/** One box stands for all further changes, so that the comment stays readable on a phone and below GitHub's limit. */
const MAX_BOXES = 60;
const MAX_CHARACTERS = 10_000;
const INSTRUCTION =
  '**Tick each change that you agree with.** Anyone with write access to this repository can decide, except the author. The status `Review` waits for all boxes. A new commit clears only the boxes of what it changes.';

/**
 * @typedef {object} Hosts
 * @property {string} server GitHub's own
 * @property {string} repository `owner/name`: other repositories on GitHub belong to strangers
 * @property {string | null} preview of this pull request
 */

/**
 * Whether the comment may link to an address.
 * @param {URL} address
 * @param {Hosts} hosts
 */
function isKnown({ host, pathname }, { server, repository, preview }) {
  if (host !== server) return host === preview;
  return [`/${repository}/`, `/codespaces/new/${repository}/`].some((start) => pathname.startsWith(start));
}

/**
 * Renders the comment with empty boxes.
 * @param {{ sha: string, number: number }} at
 * @param {import('../report/summary').Summary} summary
 * @param {Parameters<typeof codeBox>[0]} files of the pull request
 * @param {Hosts} hosts
 */
function reviewComment({ sha, number }, { groups, head, tail }, files, hosts) {
  const clean = (/** @type {string} */ text) => commentText(text, (address) => isKnown(address, hosts));
  const changes = groups ?? [];
  const report = hosts.preview && `https://${hosts.preview}/review`;
  const boxes = changes.slice(0, MAX_BOXES).map((change) => boxLine(clean(changeLine(change, report)), change.mark));
  const others = changes.slice(MAX_BOXES);
  if (others.length > 0) {
    boxes.push(boxLine(`The other ${others.length} changes, which are in the report`, JSON.stringify(others)));
  }
  const code = codeBox(files, sha);
  if (groups && code) boxes.push(boxLine(clean(code.text), code.mark));
  const list = [...new Set(boxes)];
  return [
    headerLine({ sha, number, hasFailed: groups === null }),
    clean(head).slice(0, MAX_CHARACTERS),
    ...(list.length > 0 ? [INSTRUCTION, list.join('\n')] : []),
    EMPTY_NOTES,
    clean(tail).slice(0, MAX_CHARACTERS),
  ]
    .filter(Boolean)
    .join('\n\n');
}

/**
 * Records decisions of an older commit for a newer one.
 * @param {import('./github.mjs').GitHub} github
 * @param {string} sha
 * @param {import('./decisions.mjs').Log} old
 * @param {ReadonlySet<string> | null} ids boxes of the newer commit; null for all of the older one
 */
async function takeOver(github, sha, old, ids) {
  for (const { act, login, at, id } of old.latest.values()) {
    if (act === 'Decided by' && (ids === null || ids.has(id))) await record(github, sha, act, { login, at, ids: [id] });
  }
}

/**
 * Writes the comment after a review, and keeps the decisions about what did not change since the previous one.
 * @param {import('./github.mjs').GitHub} github
 * @param {import('./pullRequestNumber.mjs').WorkflowRun} run
 * @param {unknown} summary untrusted; null if the review wrote none
 * @param {{ server: string, repository: string, site: string | undefined }} settings `site` is the name of Netlify's site
 */
export async function afterReview(github, run, summary, { server, repository, site }) {
  const number = await pullRequestNumber(github.get, run);
  if (!number) {
    console.log('No open pull request is at this commit.');
    return;
  }
  const sha = run.head_sha;
  const files = await github.getAll(`pulls/${number}/files`);
  const comments = await github.getAll(`issues/${number}/comments`);
  const old = comments.find(({ user, body }) => user?.login === BOT && headerOf(body ?? ''));
  const preview = site ? `deploy-preview-${number}--${site}.netlify.app` : null;
  const template = reviewComment({ sha, number }, readSummary(summary), files, { server, repository, preview });

  // Before the boxes can be ticked.
  await recordList(github, sha, template, boxesOf(template).length);
  const previous = old && (await findList(github, number, [old.body]));
  if (previous && previous.sha !== sha) {
    const ids = new Set(boxesOf(template).map(({ id }) => id));
    await takeOver(github, sha, previous.log, headerOf(template)?.hasFailed ? null : ids);
  }
  const { body, state, description } = decidedComment(template, await readLog(github, sha));
  const { html_url: address } = old
    ? await github.send('PATCH', `issues/comments/${old.id}`, { body })
    : await github.send('POST', `issues/${number}/comments`, { body });
  await setStatus(github, sha, { state, description, target_url: address });
}
