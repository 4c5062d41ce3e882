/**
 * The comment of the review as Markdown with one box for each change. GitHub stores the ticks in this text, and everybody
 * who may write can edit it; so only `decisions.mjs` says what was decided.
 */
import { createHash } from 'node:crypto';

const HEADER = /^<!-- review of ([0-9a-f]{40}), pull request (\d+)(, failed)? -->$/m;
const BOX = /^- \[([ xX])\] (.*) <!-- box ([0-9a-f]{16}) -->$/gm;
const NOTES = /<!-- notes -->[\s\S]*?<!-- end of notes -->/;

/** @param {string} text */
const hashOf = (text) => createHash('sha256').update(text).digest('hex');

/** @typedef {{ id: string, text: string, isTicked: boolean }} Box */

/** @typedef {{ sha: string, number: number, hasFailed: boolean }} Header the reviewed commit, the pull request, the result */

/**
 * Returns the first line of a comment.
 * @param {Header} header
 */
export function headerLine({ sha, number, hasFailed }) {
  return `<!-- review of ${sha}, pull request ${number}${hasFailed ? ', failed' : ''} -->`;
}

/**
 * @param {string} body
 * @returns {Header | null}
 */
export function headerOf(body) {
  const [, sha, number, failed] = HEADER.exec(body.replaceAll('\r', '')) ?? [];
  return sha ? { sha, number: Number(number), hasFailed: failed !== undefined } : null;
}

/**
 * Returns a box. Its ID depends on all that a reviewer reads in it, so that a tick is kept only if none of it changed.
 * @param {string} text one line of clean Markdown
 * @param {string} mark what else identifies the change
 */
export function boxLine(text, mark) {
  return `- [ ] ${text} <!-- box ${hashOf(`${mark} ${text}`).slice(0, 16)} -->`;
}

/** The place of the sentences about decisions. */
export const EMPTY_NOTES = '<!-- notes --><!-- end of notes -->';

/**
 * Lists the boxes of a comment.
 * @param {string} body
 * @returns {Box[]}
 */
export function boxesOf(body) {
  return [...templateOf(body, false).matchAll(BOX)].map(([, tick = '', text = '', id = '']) => ({
    ...{ id, text },
    isTicked: tick !== ' ',
  }));
}

/**
 * Returns a comment without notes, and without ticks: what all versions of it have in common.
 * @param {string} body
 * @param {boolean} [withoutTicks]
 */
export function templateOf(body, withoutTicks = true) {
  // The editor on GitHub ends lines with CRLF.
  const text = body.replaceAll('\r', '').replace(NOTES, EMPTY_NOTES).trim();
  return withoutTicks ? text.replace(BOX, '- [ ] $2 <!-- box $3 -->') : text;
}

/**
 * Identifies the text and the boxes of a comment.
 * @param {string} body
 */
export function listHash(body) {
  return hashOf(templateOf(body)).slice(0, 32);
}

/**
 * Renders a comment with decisions.
 * @param {string} template
 * @param {ReadonlySet<string>} decided IDs of boxes
 * @param {readonly string[]} notes sentences
 */
export function withDecisions(template, decided, notes) {
  const list =
    notes.length > 0
      ? `<!-- notes -->\n${notes.map((note) => `> ${note}`).join('\n>\n')}\n<!-- end of notes -->`
      : EMPTY_NOTES;
  return templateOf(template)
    .replace(BOX, (_, __, text, id) => `- [${decided.has(id) ? 'x' : ' '}] ${text} <!-- box ${id} -->`)
    .replace(NOTES, () => list);
}
