import type { ChangeGroup } from '../../../plugins/preview/changes';
import type { Move } from '../compare/words';
import { causesIn, type GroupContext, sourcesOf } from './context';
import { counted, makeGroup, quoted } from './group';
import { partOf, placeOf, type Surroundings } from './places';

function below(heading: string | null): string {
  return heading === null ? 'the top' : `below ${quoted(heading)}`;
}

/** Says once which section moved, from where to where. */
export function moveGroup(context: GroupContext, around: Surroundings, move: Move): ChangeGroup {
  const [first] = move.segments;
  const heading = move.segments.find(({ segment }) => /^h\d$/.test(segment.tag));
  const what = heading
    ? `The section ${quoted(heading.segment.text)}`
    : `${quoted(first?.segment.text ?? '')}${move.segments.length > 1 ? ` and ${counted(move.segments.length - 1, 'more')}` : ''}`;
  const { before, after } = move.below;
  const way =
    before === after ? 'moved to another place in its section' : `moved from ${below(before)} to ${below(after)}`;
  const old = first ? { ...first, index: move.beforeIndex } : null;
  return makeGroup({
    kind: 'moved',
    key: [move.segments.map(({ segment }) => segment.text), move.below],
    title: `${what} ${way}. Its words did not change.`,
    differences:
      move.order.before.length > 1
        ? [
            {
              label: 'Order of the sections',
              before: move.order.before.join(' · '),
              after: move.order.after.join(' · '),
            },
          ]
        : [],
    places: [placeOf(context, around, { before: old, after: heading ?? first ?? null })],
    because: causesIn(context, sourcesOf(context, partOf(around)), heading?.segment.text ?? first?.segment.text ?? ''),
  });
}
