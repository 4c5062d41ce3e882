import { diffArrays } from 'diff';
import { escapeHtml } from '../../../lib/escapeHtml';
import type { ChangeGroup, Difference } from '../../../plugins/preview/changes';

/** Keeps numbers and words whole: 99.9 is replaced by 99.95. */
const TOKEN = /\d+(?:[.,:/–-]\d+)*|\p{L}+|\s+|./gsu;
/** Texts with a smaller share of common words are shown one below the other. */
const INTERLEAVED = 0.5;

/** Marks a text with color and line, and with words for screen readers. */
function marked(element: 'ins' | 'del', text: string): string {
  const heard = element === 'ins' ? 'added' : 'removed';
  return `<${element}><span class="heard">[${heard}: </span>${escapeHtml(text)}<span class="heard">]</span></${element}>`;
}

interface TextPart {
  text: string;
  kind: 'same' | 'added' | 'removed';
}

/** Splits two texts into what both contain, what was removed and what was added, in reading order. */
function textParts(before: string, after: string): TextPart[] {
  return diffArrays(before.match(TOKEN) ?? [], after.match(TOKEN) ?? []).map(({ value, added, removed }) => ({
    text: value.join(''),
    kind: added ? 'added' : removed ? 'removed' : 'same',
  }));
}

/**
 * Renders two texts as one: removed text is struck out, added text is underlined. Texts with little in common are rendered
 * one after the other.
 */
export function wordDifference(before: string, after: string): string {
  const parts = textParts(before, after);
  const same = parts.filter(({ kind }) => kind === 'same').reduce((sum, { text }) => sum + text.trim().length, 0);
  if (before && after && same < INTERLEAVED * Math.min(before.length, after.length)) {
    return `${marked('del', before)}<br>${marked('ins', after)}`;
  }
  return parts
    .map(({ text, kind }) => (kind === 'same' ? escapeHtml(text) : marked(kind === 'added' ? 'ins' : 'del', text)))
    .join('');
}

function difference({ label, before, after }: Difference): string {
  const kind = before && after ? 'changed' : before ? 'removed' : 'added';
  const name = label ? `<p class="label">${escapeHtml(label)}</p>` : '';
  return `<li class="change" data-kind="${kind}">${name}<p class="sentence">${wordDifference(before, after)}</p></li>`;
}

/** Renders the differences of a change, and what a reviewer must not overlook. */
export function differencesSection({ differences, notes, kind }: ChangeGroup): string {
  const list = differences.map(difference).join('');
  const isLong = differences.length > 12;
  const changes = `<ul class="changes">${list}</ul>`;
  const folded = isLong
    ? `<details${kind === 'added' ? ' open' : ''}><summary>The whole text</summary>${changes}</details>`
    : changes;
  const noted = notes.map((note) => `<li>${escapeHtml(note)}</li>`).join('');
  return `${differences.length > 0 ? folded : ''}${noted && `<ul class="notes">${noted}</ul>`}`;
}
