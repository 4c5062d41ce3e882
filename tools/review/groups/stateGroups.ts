import { ALL_PAGES, type ChangeGroup, type Place } from '../../../plugins/preview/changes';
import type { StateComparison } from '../compare/states';
import { causesIn, contentOf, type GroupContext, sourcesOf } from './context';
import { counted, makeGroup, quoted } from './group';
import { wholeSegment } from './places';

/** Describes a whole state as a place. */
function statePlace(name: string): Place {
  const nothing = { beforeIndex: null, index: null, before: '', after: '', source: null };
  return { route: ALL_PAGES, where: name, part: 'state', ...nothing };
}

function wholeState(context: GroupContext, { name, before, after }: StateComparison): ChangeGroup {
  const segments = (after ?? before)?.segments ?? [];
  const differences = segments.map((segment) => wholeSegment(segment, after ? 'after' : 'before'));
  return makeGroup({
    kind: 'state',
    key: [name, differences],
    title: after ? `New: ${quoted(name)}.` : `${quoted(name)} can no longer be reached.`,
    differences,
    places: [statePlace(name)],
    because: causesIn(context, sourcesOf(context, 'state'), differences.map((one) => one.before + one.after).join(' ')),
  });
}

/** Reports states and examples that are new, or can no longer be reached. */
export function wholeStateGroups(context: GroupContext): ChangeGroup[] {
  return context.comparison.states
    .filter(({ before, after }) => !before || !after)
    .map((state) => wholeState(context, state));
}

/**
 * Leaves out states that only repeat what a page shows, such as a form in each of its states, and calls a change that only
 * states show a change of a state.
 */
export function withoutRepeatingStates(group: ChangeGroup): ChangeGroup {
  const pages = group.places.filter(({ part }) => part !== 'state');
  if (pages.length === 0 && group.places.length > 0) return { ...group, kind: 'state' };
  const shown = new Set(pages.map(({ before, after }) => JSON.stringify([before, after])));
  return {
    ...group,
    places: group.places.filter(
      ({ part, before, after }) => part !== 'state' || !shown.has(JSON.stringify([before, after])),
    ),
  };
}

/**
 * Reports states and examples that look different although their words did not change.
 * @param styles changes of styles, which get the states that they explain as places
 * @param looks `byStyles` if only the stylesheet differs
 * @returns the changes of styles, and a change for the other states
 */
export function addLooks(
  context: GroupContext,
  styles: readonly ChangeGroup[],
  looks: readonly { name: string; byStyles: boolean }[],
): [ChangeGroup[], ChangeGroup[]] {
  const [explaining, ...more] = styles;
  const explained = explaining ? looks.filter(({ byStyles }) => byStyles) : [];
  const extended = explaining
    ? [{ ...explaining, places: [...explaining.places, ...explained.map(({ name }) => statePlace(name))] }, ...more]
    : [];
  const others = looks.filter((look) => !explained.includes(look));
  const [first] = others;
  if (!first) return [extended, []];
  const what =
    others.length === 1 ? `${quoted(first.name)} looks` : `${counted(others.length, 'state')} and examples look`;
  const because = causesIn(context, sourcesOf(context, 'state'), '');
  const group = makeGroup({
    kind: 'state',
    key: ['look', others.map(({ name }) => name), contentOf(context, because)],
    title: `${what} different.`,
    places: others.map(({ name }) => statePlace(name)),
    because,
  });
  return [extended, [group]];
}
