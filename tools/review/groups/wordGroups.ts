import type { ChangeGroup, Place } from '../../../plugins/preview/changes';
import { changeNotes } from '../compare/notes';
import { readableText, type SegmentChange } from '../compare/words';
import { causesIn, type GroupContext, sourcesOf } from './context';
import { type Edit, keyOfEdit, segmentEdits, textEdits, wordsAround } from './edits';
import { editSentence, makeGroup, quoted } from './group';
import { entrySentence } from './menuEntries';
import { partOf, placeOf, type Surroundings, tagLabel, wholeSegment } from './places';

/** Consecutive changes that are reported together: one changed segment, or segments that were added or removed together. */
export interface WordRun {
  around: Surroundings;
  changes: [SegmentChange, ...SegmentChange[]];
}

function indexOf({ before, after }: SegmentChange): number {
  return (after ?? before)?.index ?? -1;
}

/** Joins segments that were added, or removed, one after the other. */
export function runsOf(around: Surroundings, changes: readonly SegmentChange[]): WordRun[] {
  const runs: WordRun[] = [];
  for (const change of changes) {
    const last = runs.at(-1);
    const previous = last?.changes.at(-1);
    const continues =
      change.kind !== 'changed' && previous?.kind === change.kind && indexOf(previous) === indexOf(change) - 1;
    if (last && continues) last.changes.push(change);
    else runs.push({ around, changes: [change] });
  }
  return runs;
}

function sourcesAround(context: GroupContext, around: Surroundings): string[] {
  return sourcesOf(context, partOf(around));
}

/** Reports one value that changed in several places. */
export function valueGroup(
  context: GroupContext,
  edit: Edit,
  found: readonly WordRun[],
  metadata: readonly Place[],
): ChangeGroup {
  const notes = found.flatMap(({ changes: [{ before, after }] }) =>
    changeNotes(before?.segment ?? null, after?.segment ?? null).filter((note) => note.startsWith('Its address')),
  );
  const places = found.map(({ around, changes: [change] }) => placeOf(context, around, change, edit.after));
  // The words around it, as the first place shows them.
  const example = places.find(({ before, after }) => before !== after) ?? edit;
  return makeGroup({
    kind: 'words',
    key: ['value', keyOfEdit(edit)],
    title: editSentence(edit),
    differences: [{ label: '', before: example.before, after: example.after }],
    notes,
    places: [...places, ...metadata],
    because: [...new Set(found.flatMap(({ around }) => sourcesAround(context, around)))].filter((file) =>
      causesIn(context, [file], `${edit.before} ${edit.after}`).includes(file),
    ),
  });
}

function titleOfChange(change: SegmentChange, notes: readonly string[]): string {
  const [before, after] = [change.before, change.after].map((placed) => (placed ? readableText(placed.segment) : ''));
  const name = quoted(after ?? '');
  if (before === after) {
    const [note = `${name} has other markup.`] = notes;
    return note.startsWith('Its address') ? `The address of ${name} changed.` : note.replace(/^It(?= was)/, name);
  }
  const edits = textEdits(before ?? '', after ?? '');
  const [first] = edits;
  if (!first) return `The punctuation of ${name} changed.`;
  if (edits.length === 1) return editSentence(first, wordsAround(before ?? '', after ?? ''));
  return `${quoted(before ?? '')} became ${name}.`;
}

function titleOfRun([first, ...more]: WordRun['changes']): string {
  const segments = [first, ...more].flatMap(({ before, after }) => (after ?? before)?.segment ?? []);
  const what = first.kind === 'added' ? 'New' : 'Removed';
  const heading = segments.find(({ tag }) => /^h\d$/.test(tag));
  const [segment] = segments;
  if (!segment) return `${what} text.`;
  if (heading && more.length > 0) return `${what} section ${quoted(heading.text)}.`;
  const field = segment.tag === 'option' ? ` of ${quoted(segment.where?.at(-1) ?? 'a field')}` : '';
  const label = tagLabel(segment.tag).toLowerCase() || 'text';
  const others = more.length > 0 ? `, and ${more.length} more` : '';
  return `${what} ${label}${field}: ${quoted(readableText(segment))}${others}.`;
}

/** Reports a change of one or several segments, and all places where the same happened. */
export function runGroup(context: GroupContext, same: readonly [WordRun, ...WordRun[]]): ChangeGroup {
  const [{ changes, around }] = same;
  const [first, ...more] = changes;
  const notes = changes.flatMap(({ before, after }) => changeNotes(before?.segment ?? null, after?.segment ?? null));
  const isChanged = first.kind === 'changed' && first.before && first.after;
  const entry = 'shell' in around && more.length === 0 ? entrySentence(context, around.shell, first) : null;
  const title = isChanged ? titleOfChange(first, notes) : (entry ?? titleOfRun(changes));
  const side = first.kind === 'removed' ? 'before' : 'after';
  const differences = isChanged
    ? [
        {
          label: tagLabel(first.after?.segment.tag ?? ''),
          before: first.before ? readableText(first.before.segment) : '',
          after: first.after ? readableText(first.after.segment) : '',
        },
      ]
    : changes.flatMap(({ before, after }) => wholeSegment((after ?? before)?.segment ?? { tag: '', text: '' }, side));
  const touched = isChanged
    ? segmentEdits(first)
        .flatMap((edit) => [edit.before, edit.after])
        .join(' ') || title
    : differences.map(({ before, after }) => before + after).join(' ');
  return makeGroup({
    kind: 'words',
    key: keyOfRun(changes),
    title,
    differences,
    // The title says it.
    notes: notes.filter((note) => !title.endsWith(note.replace(/^It(?= was)/, ''))),
    places: same.map(({ around, changes: [change] }) =>
      placeOf(context, around, change, isChanged ? touched : undefined),
    ),
    because: same.flatMap(({ around }) => causesIn(context, sourcesAround(context, around), touched)),
  });
}

/** What distinguishes a change from others: the same text, links, tags and anchors, wherever they are. */
export function keyOfRun(changes: WordRun['changes']): string {
  const part = (placed: SegmentChange['before']) => {
    if (!placed) return null;
    const { tag, links, anchor } = placed.segment;
    return [tag, readableText(placed.segment), links?.map(({ to }) => to), anchor];
  };
  return JSON.stringify(changes.map(({ before, after }) => [part(before), part(after)]));
}
