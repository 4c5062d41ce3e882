import type { ManifestPage, ManifestSegment } from '../../../plugins/manifest/types';
import type { Place } from '../../../plugins/preview/changes';
import type { ShellComparison } from '../compare/pages';
import { onlyLink, readableText, type SegmentChange } from '../compare/words';
import type { GroupContext } from './context';
import { quoted } from './group';

/** An entry of a menu that is new or was removed. */
export interface MenuEntry {
  place: Place;
  /** Says in which menu it is, at which place, and with which words. */
  sentence: string;
}

/** Whether a change is about links to one of these pages only: its entry in a menu. */
export function isEntryOf(
  pages: readonly ManifestPage[],
  { before, after, kind }: SegmentChange,
): ManifestPage | undefined {
  const links = (kind === 'removed' ? before : after)?.segment.links ?? [];
  return kind === 'changed'
    ? undefined
    : pages.find(({ route }) => links.some(({ to }) => to.split(/[?#]/)[0] === route));
}

/** Returns the title of an entry, without its description. */
export function entryTitle(segment: ManifestSegment): string {
  return segment.parts?.[0] ?? readableText(segment);
}

/** Returns all segments of the header or footer that a change is in. */
function segmentsAround({ before, after }: GroupContext, { part, routes }: ShellComparison, isRemoved: boolean) {
  const manifest = isRemoved ? before : after;
  const page = manifest.pages.find(({ route }) => route === routes[0]);
  return page ? (manifest.shell[page.hashes[part]] ?? []) : [];
}

function menuName({ where = [], dialog }: ManifestSegment, part: ShellComparison['part']): string {
  const [first, ...inside] = dialog || part === 'footer' ? ['', ...where] : where;
  const menu = dialog ? `${quoted(dialog)} on phones` : first ? `the menu ${quoted(first)}` : `the ${part}`;
  return [menu, ...inside.map((name) => `under ${quoted(name)}`)].join(', ');
}

/** Says where a link of header or footer is new or was removed; null for other changes. */
export function entrySentence(
  context: GroupContext,
  shell: ShellComparison,
  { kind, before, after }: SegmentChange,
): string | null {
  const placed = after ?? before;
  if (kind === 'changed' || !placed || !onlyLink(placed.segment)) return null;
  const { segment, index } = placed;
  const all = segmentsAround(context, shell, kind === 'removed');
  const isBeside = (other: ManifestSegment | undefined): other is ManifestSegment =>
    other?.tag === segment.tag && other.dialog === segment.dialog && String(other.where) === String(segment.where);
  const [above, below] = [all[index - 1], all[index + 1]];
  const place = isBeside(above)
    ? `, below ${quoted(entryTitle(above))}`
    : isBeside(below)
      ? `, above ${quoted(entryTitle(below))}`
      : '';
  const words = segment.parts?.slice(1) ?? [];
  const description = words.length > 0 ? `, with the words ${words.map(quoted).join(', ')}` : '';
  const start = kind === 'added' ? 'New in' : 'Removed from';
  const sentence = `${start} ${menuName(segment, shell.part)}${place}: ${quoted(entryTitle(segment))}${description}`;
  return sentence.endsWith('.”') ? sentence : `${sentence}.`;
}
