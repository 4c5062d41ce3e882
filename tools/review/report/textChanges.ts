import { diffArrays } from 'diff';
import { escapeHtml } from '../../../lib/escapeHtml';
import type { ChangeGroup, Difference } from '../../../plugins/preview/changes';
import { isInListing } from '../compare/metadata';

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

/** Whether enough of the shorter text is also in the other one, so that marks in it can be read. */
function hasMuchInCommon(parts: readonly TextPart[]): boolean {
  const length = (kinds: readonly TextPart['kind'][]) =>
    parts.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { text }) => sum + text.trim().length, 0);
  return length(['same']) >= INTERLEAVED * Math.min(length(['same', 'removed']), length(['same', 'added']));
}

/**
 * Renders two texts as one: removed text is struck out, added text is underlined. Texts with little in common are rendered
 * one after the other.
 */
export function wordDifference(before: string, after: string): string {
  const parts = textParts(before, after);
  if (before && after && !hasMuchInCommon(parts)) {
    return `${marked('del', before)}<br>${marked('ins', after)}`;
  }
  return parts
    .map(({ text, kind }) => (kind === 'same' ? escapeHtml(text) : marked(kind === 'added' ? 'ins' : 'del', text)))
    .join('');
}

/** Renders one of two texts, with marks where the other differs. */
export function oneSide(texts: Record<'before' | 'after', string>, side: 'before' | 'after'): string {
  const [kind, element] = side === 'before' ? (['removed', 'del'] as const) : (['added', 'ins'] as const);
  const parts = textParts(texts.before, texts.after);
  if (!hasMuchInCommon(parts)) return marked(element, texts[side]);
  return parts
    .filter((part) => part.kind === 'same' || part.kind === kind)
    .map(({ kind: partKind, text }) => (partKind === 'same' ? escapeHtml(text) : marked(element, text)))
    .join('');
}

function labeled(label: string): string {
  return label ? `<p class="label">${escapeHtml(label)}</p>` : '';
}

/** Renders a value that is no text of the site. */
function value({ label, after }: Difference): string {
  return `<li class="change">${labeled(label)}<p>${escapeHtml(after)}</p></li>`;
}

function difference({ label, before, after }: Difference): string {
  const kind = before && after ? 'changed' : before ? 'removed' : 'added';
  return `<li class="change" data-kind="${kind}">${labeled(label)}<p class="sentence">${wordDifference(before, after)}</p></li>`;
}

/** Renders the differences of a change, and what a reviewer must not overlook. */
export function differencesSection({ differences, notes, remarks, kind, listing }: ChangeGroup): string {
  // Search result and sharing card show the others.
  const shown = listing?.before ? differences.filter(({ label }) => !isInListing(label)) : differences;
  const list = shown.map(kind === 'appearance' ? value : difference).join('');
  const isLong = shown.length > 12;
  const changes = `<ul class="changes">${list}</ul>`;
  const folded = isLong
    ? `<details${kind === 'added' ? ' open' : ''}><summary>The whole text</summary>${changes}</details>`
    : changes;
  const sentences = (name: string, texts: readonly string[]) =>
    texts.length > 0 ? `<ul class="${name}">${texts.map((text) => `<li>${escapeHtml(text)}</li>`).join('')}</ul>` : '';
  return `${shown.length > 0 ? folded : ''}${sentences('notes', notes)}${sentences('remarks', remarks)}`;
}
