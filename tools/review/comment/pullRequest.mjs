/**
 * @typedef {object} WorkflowRun What GitHub says of the run whose result is commented; none of it comes from the artifact.
 * @property {string} head_sha
 * @property {string} head_branch
 * @property {{ owner: { login: string } }} head_repository
 *
 * @typedef {(path: string, method?: string, body?: object) => Promise<any>} Api answers of `/repos/<this one>/…`
 */

/**
 * The open pull request that a run belongs to. GitHub lists none for forks, so it is looked for by branch, and taken
 * only if it is at the very commit of the run.
 * @param {Api} api
 * @param {WorkflowRun} run
 * @returns {Promise<number | null>} its number; null when it was closed or has moved on
 */
export async function pullRequestOf(api, run) {
  const head = encodeURIComponent(`${run.head_repository.owner.login}:${run.head_branch}`);
  const pulls = await api(`pulls?state=open&per_page=100&head=${head}`);
  const found = pulls.find((/** @type {{ head: { sha: string } }} */ pull) => pull.head.sha === run.head_sha);
  return found?.number ?? null;
}

/**
 * Writes the one comment of a pull request: changes it where it is there, makes it where it is not.
 * @param {Api} api
 * @param {number} number of the pull request
 * @param {string} text
 * @param {string} marker what the comment begins with
 */
export async function keepComment(api, number, text, marker) {
  for (let page = 1; ; page += 1) {
    const comments = await api(`issues/${number}/comments?per_page=100&page=${page}`);
    const own = comments.find(
      (/** @type {{ id: number, body: string, user: { login: string } }} */ comment) =>
        comment.user.login === 'github-actions[bot]' && comment.body.startsWith(marker),
    );
    if (own) return void (await api(`issues/comments/${own.id}`, 'PATCH', { body: text }));
    if (comments.length < 100) break;
  }
  await api(`issues/${number}/comments`, 'POST', { body: text });
}
