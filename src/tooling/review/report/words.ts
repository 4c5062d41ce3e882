import { diffWordsWithSpace } from 'diff';
import type { WordChange } from '../../../preview/changes';
import { escapeHtml } from '../../escapeHtml';

const LABELS: Record<WordChange['kind'], string> = { changed: 'Changed', added: 'New', removed: 'Gone' };

/** Marks that are seen as colour and line and heard as words. */
function marked(element: 'ins' | 'del', text: string): string {
  const heard = element === 'ins' ? 'added' : 'removed';
  return `<${element}><span class="heard">[${heard}: </span>${escapeHtml(text)}<span class="heard">]</span></${element}>`;
}

/** Two texts as one: what went struck out, what came underlined. */
export function wordDifference(before: string, after: string): string {
  if (!before) return marked('ins', after);
  if (!after) return marked('del', before);
  return diffWordsWithSpace(before, after)
    .map(({ value, added, removed }) => {
      if (added) return marked('ins', value);
      return removed ? marked('del', value) : escapeHtml(value);
    })
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

/** The changed blocks of a page, each as it reads. */
export function wordsSection(words: readonly WordChange[]): string {
  return words.length > 0
    ? `<section><h3>Words</h3><ul class="changes">${words.map(wordChange).join('')}</ul></section>`
    : '';
}
