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
/** More files than this are folded. */
const MAX_OPEN_FILES = 5;

/** Returns the address of a change in the report and in the preview. */
export function anchorOf({ mark }: Pick<ChangeGroup, 'mark'>): string {
  return `change-${mark}`;
}

function codeList(files: readonly string[]): string {
  return files.map((file) => `<code>${escapeHtml(file)}</code>`).join(', ');
}

function lineOf({ source }: Place): string {
  return source ? `${source.file}:${source.line}` : '';
}

/** Returns the line that all places have in common; null if they have several, or only one place has it. */
function commonLine({ places }: ChangeGroup): string | null {
  const lines = places.map(lineOf).filter(Boolean);
  return lines.length > 1 && new Set(lines).size === 1 ? (lines[0] ?? null) : null;
}

/** Names the files that caused a change, with the line if all places have the same; many files are folded. */
function causes(group: ChangeGroup): string {
  const line = commonLine(group);
  const files = group.because.map((file) => (line?.startsWith(`${file}:`) ? line : file));
  if (files.length === 0) return '';
  return files.length > MAX_OPEN_FILES
    ? `<details class="quiet"><summary>Changed in ${counted(files.length, 'file')}</summary><p>${codeList(files)}</p></details>`
    : `<p class="quiet">Changed in ${codeList(files)}</p>`;
}

function pageLink(route: string, group: ChangeGroup, previewUrl: string | null): string {
  if (previewUrl === null || group.kind === 'removed') return escapeHtml(route);
  const address = encodeURI(`${previewUrl}${route}#${anchorOf(group)}`);
  return `<a href="${escapeHtml(address)}">${escapeHtml(route)}</a>`;
}

function placeItem(place: Place, group: ChangeGroup, previewUrl: string | null): string {
  const { route, where, part, before, after } = place;
  const page = route === ALL_PAGES ? '' : pageLink(route, group, previewUrl);
  const own = lineOf(place);
  const line = own && !commonLine(group) ? ` <code>${escapeHtml(own)}</code>` : '';
  const [example] = group.places;
  const isSame = example?.before === before && example.after === after;
  const text =
    !isSame && (before || after) && part !== 'head' ? `<p class="sentence">${wordDifference(before, after)}</p>` : '';
  return `<li>${[page, escapeHtml(where)].filter(Boolean).join(', ')}${line}${text}</li>`;
}

/** Lists pages that changed as a whole. */
function pagesList(places: readonly Place[], group: ChangeGroup, previewUrl: string | null): string {
  const shown = places.slice(0, MAX_PLACES).map(({ route }) => pageLink(route, group, previewUrl));
  const more = places.length > shown.length ? ` and ${places.length - shown.length} more` : '';
  return `<details><summary>All ${counted(places.length, 'page')}</summary><p class="places">${shown.join(', ')}${more}</p></details>`;
}

function placesList(group: ChangeGroup, { previewUrl }: ReportSetting): string {
  const whole = group.places.filter(({ where }) => where === '');
  const isFolded = whole.length > MAX_OPEN_PLACES;
  const places = isFolded ? group.places.filter(({ where }) => where !== '') : group.places;
  const pages = isFolded ? pagesList(whole, group, previewUrl) : '';
  if (places.length === 0) return pages;
  const shown = places.slice(0, MAX_PLACES).map((place) => placeItem(place, group, previewUrl));
  const more = places.length - shown.length;
  if (more > 0) shown.push(`<li>and ${counted(more, 'more place')}; <code>report.json</code> lists all.</li>`);
  const list = `<ul class="places">${shown.join('')}</ul>`;
  return places.length <= MAX_OPEN_PLACES
    ? pages + list
    : `${pages}<details><summary>All ${counted(places.length, isFolded ? 'other place' : 'place')}</summary>${list}</details>`;
}

/** Renders one change with an example, its pictures and all places where it occurs. */
export function article(group: ChangeGroup, setting: ReportSetting): string {
  const { kind, title } = group;
  // A short list of places is open below.
  const where =
    group.places.length > MAX_OPEN_PLACES ? `<p class="quiet">${escapeHtml(placesSentence(group))}</p>` : '';
  return `<article id="${anchorOf(group)}" data-kind="${kind}" tabindex="-1">
<header><p class="kind" data-kind="${kind}">${KIND_NAMES[kind]}</p><h2><a href="#${anchorOf(group)}">${escapeHtml(title)}</a></h2>${where}${causes(group)}</header>
${differencesSection(group)}${placesList(group, setting)}${screenshotsSection(group, setting.assetBase)}${listingSection(group, setting.assetBase)}
</article>`;
}
