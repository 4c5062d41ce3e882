import { escapeHtml } from '../../../lib/escapeHtml';
import type { ChangeGroup, Listing } from '../../../plugins/preview/changes';

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : url;
}

function searchResult({ url, title, description }: Listing): string {
  return `<div class="search-result"><p class="address">${escapeHtml(url)}</p>
<p class="result-title">${escapeHtml(title)}</p><p>${escapeHtml(description)}</p></div>`;
}

function sharingCard({ url, title, description, image }: Listing, assetBase: string): string {
  const picture = image
    ? `<img src="${escapeHtml(assetBase + image)}" alt="" width="1200" height="630" loading="lazy">`
    : '';
  return `<div class="sharing-card">${picture}<p class="address">${escapeHtml(hostOf(url))}</p>
<p class="result-title">${escapeHtml(title)}</p><p>${escapeHtml(description)}</p></div>`;
}

function cards(title: string, entry: Listing | null, assetBase: string): string {
  return entry ? `<div><h3>${title}</h3>${searchResult(entry)}${sharingCard(entry, assetBase)}</div>` : '';
}

/** Renders how a page appears in search results and sharing cards, before and after. */
export function listingSection({ listing }: ChangeGroup, assetBase: string): string {
  if (!listing) return '';
  const before = cards('Search and sharing, before', listing.before, assetBase);
  const after = cards(`Search and sharing${listing.before ? ', after' : ''}`, listing.after, assetBase);
  return `<div class="listings">${before}${after}</div>`;
}
