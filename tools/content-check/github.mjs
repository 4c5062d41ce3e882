/**
 * Prepares the content check's findings for GitHub. The workflow that makes comments can write into pull requests, and the file of findings is
 * untrusted: it may only be read. That workflow installs nothing, so this file imports no package.
 *
 *     node tools/content-check/github.mjs pull-request >> "$GITHUB_OUTPUT"
 *     node tools/content-check/github.mjs comments < findings.json
 *     node tools/content-check/github.mjs summary < findings.json
 */
import { json } from 'node:stream/consumers';

/** The addresses of the default branch's files, of the tested commit's files, and of the preview, which may be missing. */
const { FILES_URL = '', COMMIT_URL = '', PREVIEW_URL } = process.env;

/** reviewdog writes the first 30 of those on changed lines. */
const MAX_FINDINGS = 200;
/** The most characters of a message and of a suggestion. */
const MAX_LENGTH = { message: 600, suggestion: 10_000 };

/** A file of the repository, whose name is also plain text in Markdown. */
const REPOSITORY_FILE = /^(?:[\w +~-][\w .+~-]*\/)*[\w +~-][\w .+~-]*$/;
const RULE = /^[a-z-]{1,40}$/;
const HANDBOOK = /^handbook\/\w+\.mdx(?:#[\w-]+)?$/;

/**
 * Returns Markdown that shows exactly these words on one line: no HTML, links, pictures, mentions or references to issues.
 * @param {string} words
 */
function literal(words) {
  const line = words.slice(0, MAX_LENGTH.message).replace(/[\p{C}\s]+/gu, ' ');
  // GitHub looks for mentions in the rendered text, where the backslashes are gone.
  return line.replace(/[!-/:-@[-`{-~]/g, '\\$&').replace(/[@#]/g, '$&\u200B');
}

/** @param {any} position */
function checkedPosition({ line, column }) {
  if (![line, column].every((count) => Number.isInteger(count) && count >= 1 && count <= 1_000_000))
    throw new TypeError('Lines and columns count from 1.');
  return { line, column };
}

/** @param {any} range */
const checkedRange = ({ start, end }) => ({ start: checkedPosition(start), end: checkedPosition(end) });

/**
 * Returns a finding with only the fields that are needed, made harmless; none if it has another format.
 * @param {any} finding
 */
function harmlessFinding(finding) {
  try {
    const { message, location, severity, code, suggestions = [] } = finding;
    const { value = '', url = '' } = code ?? {};
    const short = suggestions.filter((/** @type {any} */ { text }) => text.length <= MAX_LENGTH.suggestion);
    return {
      message: literal(message),
      location: { path: String(location.path ?? ''), range: checkedRange(location.range) },
      severity: severity === 'ERROR' ? 'ERROR' : 'WARNING',
      code: RULE.test(value) && HANDBOOK.test(url) ? { value, url: FILES_URL + url } : undefined,
      suggestions: short.map((/** @type {any} */ { range, text }) => ({ range: checkedRange(range), text })),
    };
  } catch {
    return [];
  }
}

/**
 * The findings on standard input, in reviewdog's format.
 * @returns {Promise<any[]>}
 */
const findings = async () => /** @type {any} */ (await json(process.stdin)).diagnostics.flatMap(harmlessFinding);

/** Writes the findings for reviewdog. */
async function comments() {
  const inside = (await findings()).filter(({ location }) => REPOSITORY_FILE.test(location.path));
  console.log(JSON.stringify({ diagnostics: inside.slice(0, MAX_FINDINGS) }));
}

/** Writes every finding with a link to its line, for the summary of a job. */
async function summary() {
  const all = await findings();
  const lines = all.map(({ message, severity, code, location: { path, range } }) => {
    const { line } = range.start;
    const lineUrl = `${COMMIT_URL}${path.split('/').map(encodeURIComponent).join('/')}#L${line}`;
    const more = code ? ` [More](${code.url})` : '';
    return `- ${severity === 'ERROR' ? '🚫' : '⚠️'} [${literal(path)}, line ${line}](${lineUrl}): ${message}${more}`;
  });
  const preview = PREVIEW_URL ? [`Preview: ${PREVIEW_URL}`, ''] : [];
  console.log(['### Content check', '', ...preview, ...(all.length > 0 ? lines : ['Nothing to fix.'])].join('\n'));
}

/** Writes the number of the only open pull request of a commit; nothing if there is none, or if there are several. */
async function pullRequest() {
  const { GITHUB_API_URL, GITHUB_REPOSITORY, TOKEN, OWNER, REPOSITORY, BRANCH, SHA } = process.env;
  const query = new URLSearchParams({ state: 'open', per_page: '100', head: `${OWNER}:${BRANCH}` });
  const headers = { authorization: `Bearer ${TOKEN}` };
  const response = await fetch(`${GITHUB_API_URL}/repos/${GITHUB_REPOSITORY}/pulls?${query}`, { headers });
  if (!response.ok) throw new Error(`GitHub's answer is ${response.status}.`);
  // A branch that has moved on has another commit.
  const pulls = (await response.json()).filter(
    (/** @type {any} */ { head }) => head.sha === SHA && head.ref === BRANCH && head.repo?.full_name === REPOSITORY,
  );
  if (pulls.length === 1) console.log(`number=${pulls[0].number}`);
}

const commands = { comments, summary, 'pull-request': pullRequest };
await commands[/** @type {keyof typeof commands} */ (process.argv[2])]();
