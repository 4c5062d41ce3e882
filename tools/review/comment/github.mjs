/**
 * @typedef {object} GitHub The REST API of one repository. Paths are relative to `/repos/<owner>/<name>`.
 * @property {(path: string) => Promise<any>} get
 * @property {(path: string) => Promise<any[]>} getAll reads every page of a list
 * @property {(method: 'POST' | 'PATCH', path: string, body: object) => Promise<any>} send
 */

const PAGE_LENGTH = 100;
/** The login of what a workflow's own token writes. */
export const BOT = 'github-actions[bot]';

/**
 * Opens GitHub's REST API, without installed packages: the token can write.
 * @param {{ api: string, repository: string, token: string }} settings
 * @returns {GitHub}
 */
export function openGitHub({ api, repository, token }) {
  /** @param {string} method @param {string} path @param {object} [body] */
  async function request(method, path, body) {
    const headers = {
      Authorization: `Bearer ${token}`,
      Accept: 'application/vnd.github+json',
      'X-GitHub-Api-Version': '2022-11-28',
      ...(body && { 'Content-Type': 'application/json' }),
    };
    const answer = await fetch(`${api}/repos/${repository}/${path}`, { method, headers, body: JSON.stringify(body) });
    if (answer.ok) return answer.json();
    const text = await answer.text();
    throw Object.assign(new Error(`GitHub answered ${answer.status} to ${method} ${path}: ${text}`), {
      status: answer.status,
    });
  }

  return {
    get: (path) => request('GET', path),
    send: request,
    async getAll(path) {
      const all = [];
      for (let page = 1; ; page += 1) {
        const more = await request(
          'GET',
          `${path}${path.includes('?') ? '&' : '?'}per_page=${PAGE_LENGTH}&page=${page}`,
        );
        all.push(...more);
        if (more.length < PAGE_LENGTH) return all;
      }
    },
  };
}
