import type { ManifestPage } from '../../../plugins/manifest/types';
import type { ChangeGroup, Listing, Place } from '../../../plugins/preview/changes';
import type { Redirect } from '../../../src/site/redirects';
import { ownTitle } from '../ownTitle';
import { shareImageFile } from '../subjectName';
import type { GroupContext } from './context';
import { makeGroup, quoted } from './group';
import type { MenuEntry } from './menuEntries';
import { weightText } from './pictureGroups';
import { wholeSegment } from './places';

/** Returns the target of a removed page's redirect; null without a redirect and if its target does not exist. */
export function redirectTarget(
  route: string,
  redirects: readonly Redirect[],
  routes: ReadonlySet<string>,
): string | null {
  const to = redirects.find(({ from }) => from === route)?.to;
  return to && routes.has(to.split(/[?#]/)[0] ?? to) ? to : null;
}

/** Returns how a page appears in search results and sharing cards. */
export function listingOf(page: ManifestPage, side: 'before' | 'after'): Listing {
  const { url, title, description, shareImage } = page;
  return { url, title, description, image: shareImage && shareImageFile(page.route, side) };
}

function wholePage(page: ManifestPage, side: 'before' | 'after'): Place {
  const source = page.file && side === 'after' ? { file: page.file, line: 1 } : null;
  const indexes = { beforeIndex: null, index: null };
  return { route: page.route, where: '', part: 'main', ...indexes, before: '', after: '', source };
}

/** Reports a new page: its whole text, and where it is in the menus. */
export function addedPageGroup(page: ManifestPage, context: GroupContext, menus: readonly MenuEntry[]): ChangeGroup {
  const { files } = context;
  return makeGroup({
    kind: 'added',
    key: [page.route, page.segments.map(({ text, links }) => [text, links]), page.title, page.description],
    title: `New page ${page.route}: ${quoted(ownTitle(page.title))}.`,
    differences: page.segments.map((segment) => wholeSegment(segment, 'after')),
    notes: menus.length > 0 ? menus.map(({ sentence }) => sentence) : ['No menu links to it.'],
    remarks: [
      `Search engines ${page.isListed ? 'may' : 'may not'} list it.`,
      `It weighs ${weightText(page.bytes.html.brotli)} with styles, and ${weightText(page.bytes.scripts.brotli)} of scripts.`,
    ],
    places: [wholePage(page, 'after'), ...menus.map(({ place }) => place)],
    because: [
      ...files.paths.filter((file) => file === page.file),
      ...menus.flatMap(({ place }) => place.source?.file ?? []),
    ],
    listing: { before: null, after: listingOf(page, 'after') },
  });
}

/** Reports a removed page, and where its address leads now. */
export function removedPageGroup(
  page: ManifestPage,
  context: GroupContext,
  menus: readonly MenuEntry[],
  redirects: readonly Redirect[],
): ChangeGroup {
  const target = redirectTarget(page.route, redirects, new Set(context.after.pages.map(({ route }) => route)));
  return makeGroup({
    kind: 'removed',
    key: [page.route, target],
    title: target
      ? `${page.route} was removed. Its address leads to ${target} now.`
      : `${page.route} was removed, and its address leads nowhere.`,
    remarks: menus.map(({ sentence }) => sentence),
    notes: target ? [] : [`Add a redirect to src/site/redirects.yaml: - { from: ${page.route}, to: /… }`],
    places: [wholePage(page, 'before'), ...menus.map(({ place }) => place)],
    because: context.files.paths.filter((file) => file === page.file),
    listing: null,
  });
}

/** Whether a group is a removed page whose address leads nowhere. */
export function isLostAddress({ kind, notes }: ChangeGroup): boolean {
  return kind === 'removed' && notes.length > 0;
}
