/**
 * Prepares the content check's findings for GitHub. The workflow that makes comments can write into pull requests, and the file of findings is
 * untrusted: it may only be read. That workflow installs nothing, so this file imports no package.
 *
 *     node tools/content-check/github.mjs pull-request >> "$GITHUB_OUTPUT"
 *     node tools/content-check/github.mjs comments < findings.json
 *     node tools/content-check/github.mjs summary < findings.json
 */
import { json } from 'node:stream/consumers';

const { FILES = '', PREVIEW = '' } = process.env;

/** reviewdog writes the first 30 of those on changed lines. */
const MAX_FINDINGS = 200;
/** The most characters of a message and of a suggestion. */
const LONGEST = { message: 600, suggestion: 10_000 };

/** A file of the repository, whose name is also plain text in Markdown. */
const INSIDE = /^(?:[\w +~-][\w .+~-]*\/)*[\w +~-][\w .+~-]*$/;
const RULE = /^[a-z-]{1,40}$/;
const HANDBOOK = /^handbook\/\w+\.mdx(?:#[\w-]+)?$/;

/**
 * Returns Markdown that shows exactly these words on one line: no HTML, links, pictures, mentions or references to issues.
 * @param {string} words
 */
function literal(words) {
  const line = words.slice(0, LONGEST.message).replace(/[\p{C}\s]+/gu, ' ');
  // GitHub looks for mentions in the rendered text, where the backslashes are gone.
  return line.replace(/[!-/:-@[-`{-~]/g, '\\$&').replace(/[@#]/g, '$&\u200B');
}

/** @param {unknown} value */
const listOf = (value) => (Array.isArray(value) ? value : []);
/** @param {unknown} value */
const textOf = (value) => (typeof value === 'string' ? value : '');

/** @param {any} value what JSON contains, as below */
function positionOf(value) {
  const { line, column } = value ?? {};
  const isCount = (/** @type {unknown} */ count) =>
    Number.isInteger(count) && Number(count) >= 1 && Number(count) <= 1_000_000;
  return isCount(line) && isCount(column) ? { line, column } : null;
}

/** @param {any} value */
function rangeOf(value) {
  const start = positionOf(value?.start);
  const end = positionOf(value?.end);
  return start && end && start.line <= end.line ? { start, end } : null;
}

/** @param {any} value */
function suggestionsOf(value) {
  const range = rangeOf(value?.range);
  const text = textOf(value?.text);
  return range && typeof value.text === 'string' && text.length <= LONGEST.suggestion ? [{ range, text }] : [];
}

/**
 * Returns a finding with only the fields that are needed, made harmless; none without a position in a file.
 * @param {any} value
 */
function findingsOf(value) {
  const path = textOf(value?.location?.path);
  const range = rangeOf(value?.location?.range);
  const rule = textOf(value?.code?.value);
  const url = textOf(value?.code?.url);
  if (!range || path === '') return [];
  return {
    message: literal(textOf(value.message)),
    location: { path, range },
    severity: value.severity === 'ERROR' ? 'ERROR' : 'WARNING',
    code: RULE.test(rule) && HANDBOOK.test(url) ? { value: rule, url: `${FILES}${url}` } : undefined,
    suggestions: suggestionsOf(listOf(value.suggestions)[0]),
  };
}

/** The findings on standard input, in reviewdog's format. */
async function findings() {
  /** @type {any} */
  const file = await json(process.stdin);
  return listOf(file?.diagnostics).flatMap(findingsOf);
}

/** For reviewdog. `FILES` is the address of the default branch's files. */
async function comments() {
  const inside = (await findings()).filter(({ location: { path } }) => path.length < 200 && INSIDE.test(path));
  console.log(JSON.stringify({ diagnostics: inside.slice(0, MAX_FINDINGS) }));
}

/** Writes every finding with a link to its line, for the summary of a job. `COMMIT` is the address of the tested commit's files. */
async function summary() {
  const all = await findings();
  const lines = all.map(({ message, severity, code, location: { path, range } }) => {
    const { line } = range.start;
    const address = `${process.env.COMMIT}${path.split('/').map(encodeURIComponent).join('/')}#L${line}`;
    const more = code ? ` [More](${code.url})` : '';
    return `- ${severity === 'ERROR' ? '🚫' : '⚠️'} [${literal(path)}, line ${line}](${address}): ${message}${more}`;
  });
  const preview = PREVIEW ? [`Preview: ${PREVIEW}`, ''] : [];
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
  const pulls = listOf(await response.json()).filter(
    ({ head }) => head.sha === SHA && head.ref === BRANCH && head.repo?.full_name === REPOSITORY,
  );
  if (pulls.length === 1) console.log(`number=${pulls[0].number}`);
}

const commands = { comments, summary, 'pull-request': pullRequest };
await commands[/** @type {keyof typeof commands} */ (process.argv[2])]();
