import { diffArrays } from 'diff';
import { escapeHtml } from '../../../lib/escapeHtml';
import type { WordChange } from '../../../plugins/preview/changes';

/** Numbers and words stay whole: 99.9 became 99.95, and not 99. and something. */
const TOKEN = /\d+(?:[.,:/–-]\d+)*|\p{L}+|\s+|./gsu;
const LABELS: Record<WordChange['kind'], string> = { changed: 'Changed', added: 'New', removed: 'Gone' };

/** Marks that are seen as colour and line and heard as words. */
function marked(element: 'ins' | 'del', text: string): string {
  const heard = element === 'ins' ? 'added' : 'removed';
  return `<${element}><span class="heard">[${heard}: </span>${escapeHtml(text)}<span class="heard">]</span></${element}>`;
}

export interface TextPart {
  text: string;
  kind: 'same' | 'added' | 'removed';
}

/** Two texts as one, in parts: what both have, what went, what came. */
export function textParts(before: string, after: string): TextPart[] {
  return diffArrays(before.match(TOKEN) ?? [], after.match(TOKEN) ?? []).map(({ value, added, removed }) => ({
    text: value.join(''),
    kind: added ? 'added' : removed ? 'removed' : 'same',
  }));
}

/** Two texts as one: what went struck out, what came underlined. */
export function wordDifference(before: string, after: string): string {
  return textParts(before, after)
    .map(({ text, kind }) => (kind === 'same' ? escapeHtml(text) : marked(kind === 'added' ? 'ins' : 'del', text)))
    .join('');
}

function wordChange({ kind, place, before, after, notes }: WordChange): string {
  const where = place === 'main' ? '' : ` in the ${place}`;
  const list = notes.map((note) => `<li>${escapeHtml(note)}</li>`).join('');
  return `<li class="change" data-kind="${kind}">
<p class="label">${LABELS[kind]}${where}</p>
<p class="sentence">${wordDifference(before, after)}</p>
${list && `<ul class="notes">${list}</ul>`}</li>`;
}

/** The changed segments of a page, each as it reads. */
export function wordsSection(words: readonly WordChange[]): string {
  return words.length > 0
    ? `<section><h3>Words</h3><ul class="changes">${words.map(wordChange).join('')}</ul></section>`
    : '';
}
