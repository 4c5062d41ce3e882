import { escapeHtml } from '../../../lib/escapeHtml';
import type { ChangeGroup, ScreenshotChange } from '../../../plugins/preview/changes';

const VIEWS = [
  // The first one is chosen: half of what a slider shows is old.
  ['beside', 'Both'],
  ['slider', 'Slider'],
  ['marks', 'Difference'],
] as const;

function image(file: string | null, part: string, assetBase: string, description: string): string {
  return file
    ? `<img class="${part}" src="${escapeHtml(assetBase + file)}" alt="${escapeHtml(description)}" loading="lazy">`
    : '';
}

function fullSize(change: ScreenshotChange, assetBase: string): string {
  const links = (['before', 'after'] as const).flatMap((side) =>
    change[side] ? [`<a href="${escapeHtml(assetBase + change[side])}">${side}</a>`] : [],
  );
  return `<p class="quiet">In full size: ${links.join(', ')}</p>`;
}

function viewer(change: ScreenshotChange, id: string, assetBase: string): string {
  const { subject, width, scheme, before, after, difference, isCut } = change;
  const caption = escapeHtml(`${subject}, ${width} px${scheme === 'dark' ? ', dark' : ''}`);
  const state = before && after ? '' : before ? ' Removed.' : ' New.';
  const cut = isCut ? ' The picture is cut: what it shows continues below.' : '';
  const views = VIEWS.map(
    ([value, label], index) =>
      `<label><input type="radio" name="${id}" value="${value}"${index === 0 ? ' checked' : ''}> ${label}</label>`,
  );
  const controls =
    before && after
      ? `<fieldset class="views"><legend class="heard">How to compare ${caption}</legend>${views.join('')}</fieldset>
<label class="split"><span>Before</span><span>After</span><input type="range" min="0" max="100" value="50" aria-label="How much of the new picture the old one covers, ${caption}"></label>`
      : '';
  return `<figure class="viewer" data-width="${width}" data-scheme="${scheme}">
<figcaption><strong>${caption}.</strong>${state}${cut}<span class="scroll" hidden> Scroll in the picture to see all of it.</span></figcaption>
${controls}
<div class="frame" role="group" tabindex="0" aria-label="Pictures of ${caption}"><div class="stack">
${image(after, 'after', assetBase, 'After the change')}${image(before, 'before', assetBase, 'Before the change')}${image(difference, 'marks', assetBase, 'Marks where they differ')}
</div></div>${fullSize(change, assetBase)}</figure>`;
}

/** Renders the pictures of a change, desktop first. */
export function screenshotsSection({ screenshots, mark }: ChangeGroup, assetBase: string): string {
  if (screenshots.length === 0) return '';
  return `<div class="viewers">${screenshots.map((change, index) => viewer(change, `${mark}-${index}`, assetBase)).join('')}</div>`;
}
