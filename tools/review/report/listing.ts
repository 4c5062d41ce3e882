import { escapeHtml } from '../../../lib/escapeHtml';
import type { ChangeGroup, Listing } from '../../../plugins/preview/changes';
import { oneSide } from './textChanges';

type Side = 'before' | 'after';

function card(
  name: string,
  entry: Listing,
  text: (part: 'title' | 'description') => string,
  assetBase: string,
): string {
  const picture = entry.image
    ? `<img src="${escapeHtml(assetBase + entry.image)}" alt="Sharing picture" width="1200" height="630" loading="lazy">`
    : '';
  return `<div><h3>${name}</h3><div class="sharing-card">${picture}<p class="address">${escapeHtml(entry.url)}</p>
<p class="result-title">${text('title')}</p><p>${text('description')}</p></div></div>`;
}

/** Renders how a page appears in search results and when it is shared, before and after, with marks where the texts differ. */
export function listingSection({ listing }: ChangeGroup, assetBase: string): string {
  const { before, after } = listing ?? {};
  const name = 'Search result and sharing card';
  if (before && after) {
    const side = (which: Side) => (part: 'title' | 'description') =>
      oneSide({ before: before[part], after: after[part] }, which);
    const cards = [
      card(`${name}, before`, before, side('before'), assetBase),
      card(`${name}, after`, after, side('after'), assetBase),
    ];
    return `<div class="listings">${cards.join('')}</div>`;
  }
  const only = after ?? before;
  return only ? `<div class="listings">${card(name, only, (part) => escapeHtml(only[part]), assetBase)}</div>` : '';
}
