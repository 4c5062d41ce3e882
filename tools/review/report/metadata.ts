import { escapeHtml } from '../../../lib/escapeHtml';
import type { Listing, PageChange } from '../../../plugins/preview/changes';
import { SHARING_IMAGE } from '../compare/metadata';
import { wordDifference } from './textChanges';

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

function listing(title: string, entry: Listing | null, assetBase: string): string {
  const cards = entry
    ? searchResult(entry) + sharingCard(entry, assetBase)
    : '<p class="quiet">The page did not exist.</p>';
  return `<div><h4>${title}</h4>${cards}</div>`;
}

/** Renders what changed in the metadata, and how the page appears in search results and sharing cards. */
export function metadataSection({ metadata, listing: listings }: PageChange, assetBase: string): string {
  const rows = metadata.map(
    ({ name, before, after }) =>
      `<tr><th scope="row">${escapeHtml(name)}</th><td>${name === SHARING_IMAGE ? escapeHtml(after) : wordDifference(before, after)}</td></tr>`,
  );
  const table =
    rows.length > 0
      ? `<div class="wide" role="region" tabindex="0" aria-label="Metadata"><table>${rows.join('')}</table></div>`
      : '';
  const cards = listings
    ? `<div class="listings">${listing('Search and sharing, before', listings.before, assetBase)}${listing('Search and sharing, after', listings.after, assetBase)}</div>`
    : '';
  return table || cards ? `<section><h3>Metadata</h3>${table}${cards}</section>` : '';
}
