/**
 * @typedef {object} WorkflowRun The run of `check.yml`, as GitHub describes it. Nothing in it comes from the artifact.
 * @property {string} head_sha
 * @property {string} head_branch
 * @property {{ owner: { login: string } }} head_repository
 */

/**
 * Returns the number of the open pull request at the commit of a run; undefined if it was closed or has newer commits.
 * A run from a fork lists no pull requests, so they are looked up by branch.
 * @param {(path: string) => Promise<any>} getJson reads `/repos/<this repository>/<path>`
 * @param {WorkflowRun} run
 * @returns {Promise<number | undefined>}
 */
export async function pullRequestNumber(getJson, run) {
  const head = encodeURIComponent(`${run.head_repository.owner.login}:${run.head_branch}`);
  const pulls = await getJson(`pulls?state=open&per_page=100&head=${head}`);
  return pulls.find((/** @type {{ head: { sha: string } }} */ pull) => pull.head.sha === run.head_sha)?.number;
}
