import type { ManifestSegment } from '../../../../plugins/manifest/types';
import type { ChangeGroup } from '../../../../plugins/preview/changes';
import { sortGroups } from '../../../../tools/review/groups/groupsOf';
import { placeOf, type Surroundings } from '../../../../tools/review/groups/places';
import { changeGroup } from '../../../support/changeGroup';
import { manifestPage } from '../../../support/manifestPage';
import { contextOf } from '../../../support/reviewContext';

const page = manifestPage({ sources: ['pages/about.mdx', 'src/site/plans.yaml'] });
const footer = (routes: string[]): Surroundings => ({
  shell: { part: 'footer', words: { changes: [], moves: [] }, markup: false, routes },
  pageCount: 3,
});

/** Returns the place of a segment, and the files in which its source was looked for. */
function placed(segment: ManifestSegment, around: Surroundings = { page }, paths: string[] = []) {
  let files: readonly string[] = [];
  const lines = {
    find: (_: string, sources: readonly string[]) => {
      files = sources;
      return { file: sources[0] ?? '', line: 1 };
    },
  };
  const context = { ...contextOf([page], [page], { paths }), lines };
  return { ...placeOf(context, around, { before: null, after: { segment, index: 4 } }), files };
}

it.each<[string, ManifestSegment]>([
  ['Our plans › Professional', { tag: 'p', text: '$49', where: ['Our plans', 'Professional'] }],
  ['Our plans › Basic', { tag: 'h3', text: 'Basic', where: ['Our plans'] }],
  ['Write to us › options of Interest', { tag: 'option', text: 'Data Backup', where: ['Write to us', 'Interest'] }],
  ['Top of the page', { tag: 'p', text: 'Hello' }],
])('says where a text is on a page: %s', (where, segment) => {
  expect(placed(segment)).toMatchObject({ route: '/about', part: 'main', where, index: 4 });
});

it.each<[string, Surroundings, string | undefined]>([
  ['Footer, on all 3 pages › Legal', footer(['/a', '/b', '/c']), undefined],
  ['Footer, on 2 of 3 pages › Legal', footer(['/a', '/b']), undefined],
  ['Footer, on /a › Legal', footer(['/a']), undefined],
  ['“Menu” on phones, on all 3 pages › Legal', footer(['/a', '/b', '/c']), 'Menu'],
])('says where a text is around pages: %s', (where, around, dialog) => {
  const segment = { tag: 'p', text: 'Privacy', where: ['Legal'], ...(dialog && { dialog }) };
  expect(placed(segment, around)).toMatchObject({ route: '*', part: 'footer', where, index: null });
});

it('looks for the source in changed files, and in all files of the page if none of them changed', () => {
  const segment = { tag: 'p', text: '$49' };
  expect(placed(segment, { page }, ['src/site/plans.yaml', 'docs/a.md']).files).toEqual(['src/site/plans.yaml']);
  expect(placed(segment, { page }, ['docs/a.md']).files).toEqual(expect.arrayContaining(page.sources));
});

it('sorts changes: lost addresses, the kind, the number of places, then the order of pages', () => {
  const at = (route: string, index: number) =>
    ({ ...changeGroup().places[0], route, index }) as ChangeGroup['places'][number];
  const found = [
    changeGroup({ title: 'second of /about', places: [at('/about', 10)] }),
    changeGroup({ title: 'unseen', kind: 'unseen', places: [] }),
    changeGroup({ title: 'first of /about', places: [at('/about', 9)] }),
    changeGroup({ title: 'redirected', kind: 'removed', notes: [] }),
    changeGroup({ title: 'of /', places: [at('/', 90)] }),
    changeGroup({ title: 'in two places', places: [at('/team', 1), at('/team', 2)] }),
    changeGroup({ title: 'lost', kind: 'removed', notes: ['Add a redirect.'], places: [at('/zebra', 0)] }),
  ];
  expect(sortGroups(found).map(({ title }) => title)).toEqual([
    'lost',
    'redirected',
    'in two places',
    'of /',
    'first of /about',
    'second of /about',
    'unseen',
  ]);
});
