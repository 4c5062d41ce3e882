import { diffWords } from 'diff';
import { escapeHtml } from '../../../lib/text';
import { type Difference, editsOf, similarity } from '../compare';

/** Markup. Only `html` creates it, so that every text in it is escaped. */
export class Html {
  constructor(readonly text: string) {}
}

type Value = Html | string | number | boolean | null | undefined | readonly Value[];

function render(value: Value): string {
  if (typeof value === 'boolean' || value === null || value === undefined) return '';
  if (value instanceof Html) return value.text;
  return typeof value === 'object' ? value.map(render).join('') : escapeHtml(String(value));
}

/** Creates markup from a template. Texts in it are escaped: pages, titles and file names are written by strangers. */
export function html(parts: TemplateStringsArray, ...values: readonly Value[]): Html {
  return new Html(parts.map((part, index) => part + (index < values.length ? render(values[index]) : '')).join(''));
}

/** Texts with fewer words in common are shown one after the other, because marks in nearly every word could not be read. */
const SIMILAR = 0.3;
const TITLE_CHARACTERS = 60;

/** Shows a text with what was removed and what was added. */
export function markedWords(before: string, after: string): Html {
  if (!before) return html`<ins>${after}</ins>`;
  if (!after) return html`<del>${before}</del>`;
  if (similarity(before, after) < SIMILAR) return html`<del>${before}</del> <ins>${after}</ins>`;
  return html`${diffWords(before, after).map(({ added, removed, value }) =>
    added ? html`<ins>${value}</ins>` : removed ? html`<del>${value}</del> ` : value,
  )}`;
}

const short = (text: string) => (text.length > TITLE_CHARACTERS ? `${text.slice(0, TITLE_CHARACTERS)}…` : text);

/** Says in a few words what changed: `“$49” became “$59”`. */
export function titleOf({ kind, label, before, after, links }: Difference): string {
  const prefix = label ? `${label}: ` : '';
  const says = (text: string) => `${prefix}“${short(text)}”`;
  if (kind === 'moved') return `${says(after)} moved`;
  if (kind === 'added') return `${says(after)} is new`;
  if (kind === 'removed') return `${says(before)} was removed`;
  const edits = editsOf(before, after);
  const [[old, fresh] = ['', '']] = edits;
  const more = edits.length > 1 ? `, and ${edits.length - 1} more` : '';
  if (old && fresh) return `${says(old)} became “${short(fresh)}”${more}`;
  if (fresh) return `${says(fresh)} is new${more}`;
  if (old) return `${says(old)} was removed${more}`;
  if (links)
    return `${says(after)} leads to ${links.after.join(', ') || 'nothing'}, before: ${links.before.join(', ') || 'nothing'}`;
  return `${says(after)} has other spaces`;
}

/** Shows a difference: where it is, the text with marks, and where links lead. */
export function differenceItem(difference: Difference): Html {
  const { kind, label, where, before, after, links } = difference;
  const place = [where, label, kind === 'moved' && 'moved'].filter(Boolean).join(' · ');
  return html`${place && html`<p class="quiet">${place}</p>`}<p>${
    kind === 'moved' ? after : markedWords(before, after)
  }</p>${
    links &&
    kind !== 'removed' &&
    html`<p class="quiet">Link: ${kind !== 'added' && html`${links.before.join(', ') || 'none'} → `}<strong>${links.after.join(', ') || 'none'}</strong></p>`
  }`;
}
