import { escapeHtml } from '../../../lib/escapeHtml';
import type { PageChange, PictureChange } from '../../../plugins/preview/changes';

const VIEWS = [
  { value: 'slider', label: 'Slider' },
  { value: 'beside', label: 'Side by side' },
  { value: 'marks', label: 'Difference' },
] as const;

function shareInWords({ before, after, share }: PictureChange): string {
  if (!before) return 'New.';
  if (!after) return 'Gone.';
  const percent = share * 100;
  return `${percent < 0.1 ? 'Less than 0.1' : percent.toFixed(1)} % of it differs.`;
}

function picture(file: string | null, part: string, assetBase: string, description: string): string {
  return file
    ? `<img class="${part}" src="${escapeHtml(assetBase + file)}" alt="${escapeHtml(description)}" loading="lazy">`
    : '';
}

/** Leads through a long picture; it needs the script and is shown by it. */
function jumpButton({ length }: readonly number[]): string {
  return length < 2 ? '' : `<button type="button" class="next" hidden>Next of ${length} differences</button>`;
}

function viewer(change: PictureChange, row: PageChange, id: string, assetBase: string): string {
  const { width, scheme, place, before, after, difference, stops } = change;
  const subject = place === 'main' ? row.route : `the ${place}`;
  const caption = `${place === 'main' ? '' : `${place === 'header' ? 'Header' : 'Footer'}, `}${width} px, ${scheme}`;
  const canCompare = before && after;
  const views = VIEWS.map(
    ({ value, label }, index) =>
      `<label><input type="radio" name="${id}-view" value="${value}"${index === 0 ? ' checked' : ''}> ${label}</label>`,
  );
  const controls = canCompare
    ? `<fieldset class="views"><legend class="heard">How to compare ${escapeHtml(subject)}, ${caption}</legend>${views.join('')}${jumpButton(stops)}</fieldset>
<label class="split"><span>Before</span><input type="range" min="0" max="100" value="50" aria-label="How much of the new picture of ${escapeHtml(subject)} is covered by the old one"><span>After</span></label>`
    : '';
  return `<figure class="viewer" data-width="${width}" data-scheme="${scheme}" data-stops="${stops.join(' ')}">
<figcaption><strong>${caption}.</strong> ${shareInWords(change)}</figcaption>
${controls}
<div class="frame" role="region" tabindex="0" aria-label="${escapeHtml(`Pictures of ${subject}, ${caption}`)}"><div class="stack">
${picture(after, 'after', assetBase, `${subject} as it will be`)}${picture(before, 'before', assetBase, `${subject} as it was`)}${picture(difference, 'marks', assetBase, `Marks where ${subject} differs`)}
</div></div></figure>`;
}

/** Before and after of a row, the desktop first. */
export function picturesSection(row: PageChange, assetBase: string): string {
  if (row.pictures.length === 0) return '';
  const figures = [...row.pictures]
    .sort((a, b) => b.width - a.width)
    .map((change) => viewer(change, row, `${row.route}-${change.place}-${change.width}-${change.scheme}`, assetBase));
  return `<section><h3>Pictures</h3><div class="viewers">${figures.join('')}</div></section>`;
}
