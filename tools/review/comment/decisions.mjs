/**
 * Decisions are recorded as statuses of the reviewed commit: GitHub keeps every one of them, in order, with its creator, and
 * nobody can change one. The newest is what the pull request shows. A record is pending, so that nothing can be merged
 * until `showDecisions.mjs` has counted.
 *
 *     List 0123… of 5 boxes.                  these are the boxes of this commit
 *     Decided by ann at 1790000000: 0123…     ann ticked a box
 *     Reopened by ann at 1790000000: 0123…    ann removed a tick
 *     Author ann at 1790000000: 0123…         ann's tick does not count, because ann is the author
 *     Reader ann at 1790000000: 0123…         ann's tick does not count, because ann may not write
 */
import { headerOf, listHash, templateOf } from './boxes.mjs';
import { BOT } from './github.mjs';

const CONTEXT = 'Review';
const IDS_IN_RECORD = 4;
const LIST = /^List ([0-9a-f]{32}) of \d+ boxes\.$/;
const RECORD = /^(Decided by|Reopened by|Author|Reader) ([\w-]+) at (\d+): ((?:[0-9a-f]{16} ?)+)$/;
/** Of two records of one second, the more careful one is the later one. */
const ORDER = ['Decided by', 'Author', 'Reader', 'Reopened by'];

/**
 * @typedef {'Decided by' | 'Reopened by' | 'Author' | 'Reader'} Act
 * @typedef {{ act: string, login: string, at: number, id: string }} Entry
 * @typedef {object} Log
 * @property {Set<string>} lists hashes of the lists of boxes that a commit had
 * @property {Map<string, Entry>} latest what was done last to each box, by ID
 */

/**
 * Reads the records of a commit.
 * @param {import('./github.mjs').GitHub} github
 * @param {string} sha
 * @returns {Promise<Log>}
 */
export async function readLog(github, sha) {
  const statuses = await github.getAll(`commits/${sha}/statuses`);
  const texts = statuses
    .filter(({ context, creator }) => context === CONTEXT && creator?.login === BOT)
    .map(({ description }) => String(description));
  const entries = texts.flatMap((text) => {
    const [, act = '', login = '', at, ids = ''] = RECORD.exec(text) ?? [];
    return act ? ids.split(' ').map((id) => ({ act, login, at: Number(at), id })) : [];
  });
  entries.sort((one, other) => one.at - other.at || ORDER.indexOf(one.act) - ORDER.indexOf(other.act));
  return {
    lists: new Set(texts.flatMap((text) => LIST.exec(text)?.[1] ?? [])),
    latest: new Map(entries.map((entry) => [entry.id, entry])),
  };
}

/**
 * @param {import('./github.mjs').GitHub} github
 * @param {string} sha
 * @param {{ state: 'pending' | 'success' | 'error', description: string, target_url?: string }} status
 */
export function setStatus(github, sha, status) {
  return github.send('POST', `statuses/${sha}`, { context: CONTEXT, ...status });
}

/**
 * Records the boxes of a commit.
 * @param {import('./github.mjs').GitHub} github
 * @param {string} sha
 * @param {string} body
 * @param {number} count
 */
export function recordList(github, sha, body, count) {
  return setStatus(github, sha, { state: 'pending', description: `List ${listHash(body)} of ${count} boxes.` });
}

/**
 * Records what somebody did to boxes.
 * @param {import('./github.mjs').GitHub} github
 * @param {string} sha
 * @param {Act} act
 * @param {{ login: string, at: number, ids: readonly string[] }} what `at` in seconds
 */
export async function record(github, sha, act, { login, at, ids }) {
  for (let start = 0; start < ids.length; start += IDS_IN_RECORD) {
    const some = ids.slice(start, start + IDS_IN_RECORD).join(' ');
    await setStatus(github, sha, { state: 'pending', description: `${act} ${login} at ${at}: ${some}` });
  }
}

/**
 * Finds the version of a comment that the review wrote: somebody may have changed its text.
 * @param {import('./github.mjs').GitHub} github
 * @param {number} number of the pull request
 * @param {readonly (string | undefined)[]} bodies versions of the comment
 */
export async function findList(github, number, bodies) {
  for (const body of bodies) {
    const header = body ? headerOf(body) : null;
    if (!body || header?.number !== number) continue;
    const log = await readLog(github, header.sha);
    if (log.lists.has(listHash(body))) return { sha: header.sha, template: templateOf(body), log };
  }
  return null;
}
