import { escapeHtml } from '../../../lib/escapeHtml';
import { ALL_PAGES, type ChangeGroup, KIND_NAMES, type Place } from '../../../plugins/preview/changes';
import { counted } from '../groups/group';
import { placesSentence } from './headline';
import { listingSection } from './listing';
import { screenshotsSection } from './screenshots';
import type { ReportSetting } from './setting';
import { differencesSection, wordDifference } from './textChanges';

/** Places that are listed; a report of 300 pages stays small. */
const MAX_PLACES = 60;
/** More places than this are folded. */
const MAX_OPEN_PLACES = 4;

/** Returns the address of a change in the report and in the preview. */
export function anchorOf({ mark }: Pick<ChangeGroup, 'mark'>): string {
  return `change-${mark}`;
}

function codeList(files: readonly string[]): string {
  return files.map((file) => `<code>${escapeHtml(file)}</code>`).join(', ');
}

function placeItem(place: Place, group: ChangeGroup, previewUrl: string | null): string {
  const { route, where, part, before, after, source } = place;
  const isOpen = previewUrl !== null && route !== ALL_PAGES && group.kind !== 'removed';
  const address = isOpen ? encodeURI(`${previewUrl}${route}#${anchorOf(group)}`) : '';
  const page =
    route === ALL_PAGES ? '' : isOpen ? `<a href="${escapeHtml(address)}">${escapeHtml(route)}</a>` : escapeHtml(route);
  const line = source ? ` <code>${escapeHtml(`${source.file}:${source.line}`)}</code>` : '';
  const [example] = group.places;
  const isSame = example?.before === before && example.after === after;
  const text =
    !isSame && (before || after) && part !== 'head' ? `<p class="sentence">${wordDifference(before, after)}</p>` : '';
  return `<li>${[page, escapeHtml(where)].filter(Boolean).join(', ')}${line}${text}</li>`;
}

function placesList(group: ChangeGroup, { previewUrl }: ReportSetting): string {
  const { places } = group;
  if (places.length === 0) return '';
  const shown = places.slice(0, MAX_PLACES).map((place) => placeItem(place, group, previewUrl));
  const more = places.length - shown.length;
  if (more > 0) shown.push(`<li>and ${counted(more, 'more place')}; <code>report.json</code> lists all.</li>`);
  const list = `<ul class="places">${shown.join('')}</ul>`;
  return places.length <= MAX_OPEN_PLACES
    ? list
    : `<details><summary>All ${counted(places.length, 'place')}</summary>${list}</details>`;
}

/** Renders one change with an example, its pictures and all places where it occurs. */
export function article(group: ChangeGroup, setting: ReportSetting): string {
  const { kind, title, because } = group;
  // A short list of places is open below.
  const where =
    group.places.length > MAX_OPEN_PLACES ? `<p class="quiet">${escapeHtml(placesSentence(group))}</p>` : '';
  const causes = because.length > 0 ? `<p class="quiet">Changed in ${codeList(because)}</p>` : '';
  return `<article id="${anchorOf(group)}" data-kind="${kind}" tabindex="-1">
<header><p class="kind" data-kind="${kind}">${KIND_NAMES[kind]}</p><h2><a href="#${anchorOf(group)}">${escapeHtml(title)}</a></h2>${where}${causes}</header>
${differencesSection(group)}${placesList(group, setting)}${screenshotsSection(group, setting.assetBase)}${listingSection(group, setting.assetBase)}
</article>`;
}
