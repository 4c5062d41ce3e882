import { escapeHtml } from '../../../lib/escapeHtml';
import type { PageChange, ScreenshotChange } from '../../../plugins/preview/changes';

const VIEWS = [
  ['slider', 'Slider'],
  ['beside', 'Side by side'],
  ['marks', 'Difference'],
] as const;

function shareSentence({ before, after, share }: ScreenshotChange): string {
  if (!before) return 'New.';
  if (!after) return 'Removed.';
  const percent = share * 100;
  return `${percent < 0.1 ? 'Less than 0.1' : percent.toFixed(1)} % of it differs.`;
}

function image(file: string | null, part: string, assetBase: string, description: string): string {
  return file
    ? `<img class="${part}" src="${escapeHtml(assetBase + file)}" alt="${escapeHtml(description)}" loading="lazy">`
    : '';
}

/** Renders the button that jumps to the next difference; the script shows it. */
function nextButton({ length }: readonly number[]): string {
  return length < 2 ? '' : `<button type="button" class="next" hidden>Next of ${length} differences</button>`;
}

function viewer(change: ScreenshotChange, { route }: PageChange, assetBase: string): string {
  const { width, scheme, place, before, after, difference, stops } = change;
  const subject = place === 'main' ? route : `the ${place}`;
  const safeSubject = escapeHtml(subject);
  const caption = `${{ main: '', header: 'Header, ', footer: 'Footer, ' }[place]}${width} px, ${scheme}`;
  const name = escapeHtml(`${route}-${place}-${width}-${scheme}-view`);
  const views = VIEWS.map(
    ([value, label], index) =>
      `<label><input type="radio" name="${name}" value="${value}"${index === 0 ? ' checked' : ''}> ${label}</label>`,
  );
  const controls =
    before && after
      ? `<fieldset class="views"><legend class="heard">How to compare ${safeSubject}, ${caption}</legend>${views.join('')}${nextButton(stops)}</fieldset>
<label class="split"><span>Before</span><input type="range" min="0" max="100" value="50" aria-label="How much of the new screenshot of ${safeSubject} the old one covers"><span>After</span></label>`
      : '';
  return `<figure class="viewer" data-width="${width}" data-scheme="${scheme}" data-stops="${stops.join(' ')}">
<figcaption><strong>${caption}.</strong> ${shareSentence(change)}</figcaption>
${controls}
<div class="frame" role="region" tabindex="0" aria-label="Screenshots of ${safeSubject}, ${caption}"><div class="stack">
${image(after, 'after', assetBase, `${subject} after the change`)}${image(before, 'before', assetBase, `${subject} before the change`)}${image(difference, 'marks', assetBase, `Marks where ${subject} differs`)}
</div></div></figure>`;
}

/** Renders the screenshots of a row, desktop first. */
export function screenshotsSection(row: PageChange, assetBase: string): string {
  if (row.screenshots.length === 0) return '';
  const viewers = [...row.screenshots]
    .sort((a, b) => b.width - a.width)
    .map((change) => viewer(change, row, assetBase));
  return `<section><h3>Screenshots</h3><div class="viewers">${viewers.join('')}</div></section>`;
}
