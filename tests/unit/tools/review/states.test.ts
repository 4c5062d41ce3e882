import { compareBuilds } from '../../../../tools/review/compare/pages';
import { compareStates } from '../../../../tools/review/compare/states';
import type { GroupContext } from '../../../../tools/review/groups/context';
import { groupsOf } from '../../../../tools/review/groups/groupsOf';
import { addLooks } from '../../../../tools/review/groups/stateGroups';
import { plainMarkup } from '../../../../tools/review/states/plainMarkup';
import { changeGroup } from '../../../support/changeGroup';
import { manifestOf, manifestPage } from '../../../support/manifestPage';

type Texts = Record<string, string[]>;

const segmentsOf = (texts: readonly string[]) => texts.map((text) => ({ tag: 'p', text }));

function readings(texts: Texts) {
  const states = Object.entries(texts).map(([name, lines]) => ({ name, segments: segmentsOf(lines), markup: '' }));
  return new Map(states.map((state) => [state.name, state]));
}

function contextOf(before: Texts, after: Texts, page: { before: string[]; after: string[] }): GroupContext {
  const manifest = (lines: string[]) => manifestOf([manifestPage({ route: '/contact', segments: segmentsOf(lines) })]);
  const [old, fresh] = [manifest(page.before), manifest(page.after)];
  const states = compareStates({ before: readings(before), after: readings(after) });
  const files = { paths: [], read: () => ({ before: '', after: '' }) };
  return {
    comparison: compareBuilds(old, fresh, states),
    before: old,
    after: fresh,
    files,
    lines: { find: () => null },
  };
}

function groups(before: Texts, after: Texts, page: { before: string[]; after: string[] } = { before: [], after: [] }) {
  return groupsOf(contextOf(before, after, page), { facts: [], redirects: { before: [], after: [] } });
}

it('tells a text that only a state shows, with the state', () => {
  const [group, ...others] = groups({ Offline: ['You are offline.'] }, { Offline: ['You seem to be offline.'] });
  expect(others).toEqual([]);
  expect(group).toMatchObject({ kind: 'state', title: '“are” became “seem to be”.' });
  expect(group?.places.map(({ where, part }) => [where, part])).toEqual([['Offline', 'state']]);
});

it('names no state that only repeats what a page shows', () => {
  const page = { before: ['Your name'], after: ['Your full name'] };
  const [group, ...others] = groups({ Empty: ['Your name'] }, { Empty: ['Your full name'] }, page);
  expect(others).toEqual([]);
  expect(group?.kind).toBe('words');
  expect(group?.places.map(({ route }) => route)).toEqual(['/contact']);
});

it('tells the entry of a new page in an open menu with the page', () => {
  const link = { tag: 'a', text: 'Notes', links: [{ text: 'Notes', to: '/notes' }] };
  const menu = (segments: (typeof link)[]) => new Map([['Menu', { name: 'Menu', segments, markup: '' }]]);
  const states = compareStates({ before: menu([]), after: menu([link]) });
  const [old, fresh] = [manifestOf([manifestPage()]), manifestOf([manifestPage(), manifestPage({ route: '/notes' })])];
  const files = { paths: [], read: () => ({ before: '', after: '' }) };
  const comparison = compareBuilds(old, fresh, states);
  const context = { comparison, before: old, after: fresh, files, lines: { find: () => null } };
  const found = groupsOf(context, { facts: [], redirects: { before: [], after: [] } });
  expect(found.map(({ kind }) => kind)).toEqual(['added']);
});

it('tells states that are new or can no longer be reached', () => {
  const titles = groups({ Old: ['Gone.'], Same: ['Here.'] }, { New: ['Come.'], Same: ['Here.'] }).map(
    ({ title }) => title,
  );
  expect(titles).toEqual(['“Old” can no longer be reached.', 'New: “New”.']);
  const markOf = (text: string) => groups({}, { New: [text] })[0]?.mark;
  expect(markOf('Come.')).not.toBe(markOf('Go.'));
});

it('adds what looks different to the changed styles that explain it, and tells the rest by itself', () => {
  const context = contextOf({}, {}, { before: [], after: [] });
  const looks = [
    { name: 'Menu', byStyles: true },
    { name: 'Drawer', byStyles: false },
  ];
  const styles = changeGroup({ kind: 'appearance', places: [] });
  const [[extended], [rest]] = addLooks(context, [styles], looks);
  expect(extended?.places.map(({ where }) => where)).toEqual(['Menu']);
  expect(rest).toMatchObject({ kind: 'state', title: '“Drawer” looks different.' });
  expect(addLooks(context, [], looks)[1].map(({ title }) => title)).toEqual(['2 states and examples look different.']);
  expect(addLooks(context, [styles], [])).toEqual([[styles], []]);
});

it('gives a change of appearance another mark when its file changes again, so that it is decided again', () => {
  const context = contextOf({}, {}, { before: [], after: [] });
  const markOf = (after: string) => {
    const files = { paths: ['src/theme/Root.tsx'], read: () => ({ before: '', after }) };
    return addLooks({ ...context, files }, [], [{ name: 'Menu', byStyles: false }])[1][0]?.mark;
  };
  expect(markOf('blue')).toBe(markOf('blue'));
  expect(markOf('red')).not.toBe(markOf('blue'));
});

it('does not take a tooltip that a script put elsewhere for other markup', () => {
  const tooltip = (style: string, text = 'Round') =>
    plainMarkup(`<p role="tooltip" style="${style}">${text}</p>`, new Map());
  expect(tooltip('left: 12px; top: -4.5px;')).toBe(tooltip('left: 80px; top: 9px;'));
  expect(tooltip('left: 12px; color: red;')).not.toBe(tooltip('left: 12px; color: blue;'));
  expect(tooltip('', 'At left: 12px')).not.toBe(tooltip('', 'At left: 13px'));
});
