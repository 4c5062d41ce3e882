import { compareStates } from '../../../../tools/review/compare/states';
import type { GroupContext } from '../../../../tools/review/groups/context';
import { addLooks } from '../../../../tools/review/groups/stateGroups';
import { plainMarkup } from '../../../../tools/review/states/plainMarkup';
import { changeGroup } from '../../../support/changeGroup';
import { manifestPage } from '../../../support/manifestPage';
import { changesIn, contextOf } from '../../../support/reviewContext';

type Texts = Record<string, string[]>;

const segmentsOf = (texts: readonly string[]) => texts.map((text) => ({ tag: 'p', text }));

function readings(texts: Texts) {
  const states = Object.entries(texts).map(([name, lines]) => ({ name, segments: segmentsOf(lines), markup: '' }));
  return new Map(states.map((state) => [state.name, state]));
}

function context(before: Texts, after: Texts, page = { before: [] as string[], after: [] as string[] }): GroupContext {
  const pages = (lines: string[]) => [manifestPage({ route: '/contact', segments: segmentsOf(lines) })];
  const states = compareStates({ before: readings(before), after: readings(after) });
  return contextOf(pages(page.before), pages(page.after), { states });
}

const groups = (...texts: Parameters<typeof context>) => changesIn(context(...texts));

it('reports a text that only a state shows, with the state', () => {
  const [group, ...others] = groups({ Offline: ['You are offline.'] }, { Offline: ['You seem to be offline.'] });
  expect(others).toEqual([]);
  expect(group).toMatchObject({ kind: 'state', title: '“are” became “seem to be”, in “You seem to be offline”.' });
  expect(group?.places.map(({ where, part }) => [where, part])).toEqual([['Offline', 'state']]);
});

it('names no state that only repeats what a page shows', () => {
  const page = { before: ['Your name'], after: ['Your full name'] };
  const [group, ...others] = groups({ Empty: ['Your name'] }, { Empty: ['Your full name'] }, page);
  expect(others).toEqual([]);
  expect(group?.kind).toBe('words');
  expect(group?.places.map(({ route }) => route)).toEqual(['/contact']);
});

it('reports the entry of a new page in an open menu with the page', () => {
  const link = { tag: 'a', text: 'Notes', links: [{ text: 'Notes', to: '/notes' }] };
  const menu = (segments: (typeof link)[]) => new Map([['Menu', { name: 'Menu', segments, markup: '' }]]);
  const states = compareStates({ before: menu([]), after: menu([link]) });
  const found = changesIn(contextOf([manifestPage()], [manifestPage(), manifestPage({ route: '/notes' })], { states }));
  expect(found.map(({ kind }) => kind)).toEqual(['added']);
});

it('reports states that are new or can no longer be reached', () => {
  const titles = groups({ Old: ['Gone.'], Same: ['Here.'] }, { New: ['Come.'], Same: ['Here.'] }).map(
    ({ title }) => title,
  );
  expect(titles).toEqual(['“Old” can no longer be reached.', 'New: “New”.']);
  const markOf = (text: string) => groups({}, { New: [text] })[0]?.mark;
  expect(markOf('Come.')).not.toBe(markOf('Go.'));
});

it('adds what looks different to the changed styles that explain it, and reports the rest by itself', () => {
  const none = context({}, {});
  const looks = [
    { name: 'Menu', byStyles: true },
    { name: 'Drawer', byStyles: false },
  ];
  const styles = changeGroup({ kind: 'appearance', places: [] });
  const [[extended], [rest]] = addLooks(none, [styles], looks);
  expect(extended?.places.map(({ where }) => where)).toEqual(['Menu']);
  expect(rest).toMatchObject({ kind: 'state', title: '“Drawer” looks different.' });
  expect(addLooks(none, [], looks)[1].map(({ title }) => title)).toEqual(['2 states and examples look different.']);
  expect(addLooks(none, [styles], [])).toEqual([[styles], []]);
});

it('gives a change of appearance another mark when its file changes again, so that it is decided again', () => {
  const none = context({}, {});
  const markOf = (after: string) => {
    const files = { paths: ['src/theme/Root.tsx'], read: () => ({ before: '', after }) };
    return addLooks({ ...none, files }, [], [{ name: 'Menu', byStyles: false }])[1][0]?.mark;
  };
  expect(markOf('blue')).toBe(markOf('blue'));
  expect(markOf('red')).not.toBe(markOf('blue'));
});

it('does not take a tooltip that a script put elsewhere for other markup', () => {
  const tooltip = (style: string, text = 'Round') => plainMarkup(`<p role="tooltip" style="${style}">${text}</p>`);
  expect(tooltip('left: 12px; top: -4.5px;')).toBe(tooltip('left: 80px; top: 9px;'));
  expect(tooltip('left: 12px; color: red;')).not.toBe(tooltip('left: 12px; color: blue;'));
  expect(tooltip('', 'At left: 12px')).not.toBe(tooltip('', 'At left: 13px'));
});
