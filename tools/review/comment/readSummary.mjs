/** @typedef {import('../report/summary').Summary} Summary */

const LIMITS = { kind: 40, title: 300, where: 200, note: 200 };

/** @type {Summary} */
const MISSING = {
  groups: null,
  head: '**The review of this change did not run**, so nothing can be decided yet. The workflow Check says why.',
  tail: '',
};

/**
 * Reads `summary.json`. Code of a pull request wrote it, so it can contain anything.
 * @param {any} value
 * @returns {Summary}
 */
export function readSummary(value) {
  const isText = (/** @type {unknown} */ text) => typeof text === 'string';
  const cut = (/** @type {unknown} */ text, /** @type {number} */ length) => String(text).slice(0, length);
  if (!isText(value?.head) || !isText(value.tail)) return MISSING;
  const { head, tail, groups } = value;
  if (groups === null) return { head, tail, groups };
  const isGroup = (/** @type {any} */ group) =>
    /^[0-9a-f]{8}$/.test(group?.mark) &&
    [group.mark, group.kind, group.title, group.where].every(isText) &&
    Array.isArray(group.notes);
  if (!Array.isArray(groups) || !groups.every(isGroup)) return MISSING;
  return {
    head,
    tail,
    groups: groups.map(({ mark, kind, title, where, notes }) => ({
      mark,
      kind: cut(kind, LIMITS.kind),
      title: cut(title, LIMITS.title),
      where: cut(where, LIMITS.where),
      notes: notes.slice(0, 3).map((/** @type {unknown} */ note) => cut(note, LIMITS.note)),
    })),
  };
}
