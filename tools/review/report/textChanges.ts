import { diffArrays } from 'diff';
import { escapeHtml } from '../../../lib/escapeHtml';
import type { WordChange } from '../../../plugins/preview/changes';

/** Keeps numbers and words whole: 99.9 is replaced by 99.95. */
const TOKEN = /\d+(?:[.,:/–-]\d+)*|\p{L}+|\s+|./gsu;
const KIND_NAMES: Record<WordChange['kind'], string> = { changed: 'Changed', added: 'New', removed: 'Removed' };

/** Marks a text with color and line, and with words for screen readers. */
function marked(element: 'ins' | 'del', text: string): string {
  const heard = element === 'ins' ? 'added' : 'removed';
  return `<${element}><span class="heard">[${heard}: </span>${escapeHtml(text)}<span class="heard">]</span></${element}>`;
}

export interface TextPart {
  text: string;
  kind: 'same' | 'added' | 'removed';
}

/** Splits two texts into what both contain, what was removed and what was added, in reading order. */
export function textParts(before: string, after: string): TextPart[] {
  return diffArrays(before.match(TOKEN) ?? [], after.match(TOKEN) ?? []).map(({ value, added, removed }) => ({
    text: value.join(''),
    kind: added ? 'added' : removed ? 'removed' : 'same',
  }));
}

/** Renders two texts as one: removed text is struck out, added text is underlined. */
export function wordDifference(before: string, after: string): string {
  return textParts(before, after)
    .map(({ text, kind }) => (kind === 'same' ? escapeHtml(text) : marked(kind === 'added' ? 'ins' : 'del', text)))
    .join('');
}

function wordChange({ kind, place, before, after, notes }: WordChange): string {
  const where = place === 'main' ? '' : ` in the ${place}`;
  const list = notes.map((note) => `<li>${escapeHtml(note)}</li>`).join('');
  return `<li class="change" data-kind="${kind}">
<p class="label">${KIND_NAMES[kind]}${where}</p>
<p class="sentence">${wordDifference(before, after)}</p>
${list && `<ul class="notes">${list}</ul>`}</li>`;
}

/** Renders the changed segments of a page. */
export function wordsSection(words: readonly WordChange[]): string {
  return words.length > 0
    ? `<section><h3>Words</h3><ul class="changes">${words.map(wordChange).join('')}</ul></section>`
    : '';
}
