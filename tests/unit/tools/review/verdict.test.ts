import { ALL_PAGES, type Check } from '../../../../plugins/preview/changes';
import { verdict } from '../../../../tools/review/report/verdict';
import { changeGroup } from '../../../support/changeGroup';

const [place] = changeGroup().places;
const groups = [
  changeGroup({ mark: '00000001', because: ['pages/other.mdx'], places: [] }),
  changeGroup({ mark: '00000002', because: ['pages/about.mdx'], places: place ? [place] : [] }),
  changeGroup({ mark: '00000003', because: [], places: place ? [{ ...place, route: ALL_PAGES }] : [] }),
];

function linksOf(...findings: Check['findings']): string[] {
  const html = verdict([{ name: 'Spelling', state: 'found', sentence: '', findings }], groups);
  return html.match(/(?<=href="#change-)\w+/g) ?? [];
}

it.each<[string, Partial<Check['findings'][number]>, string[]]>([
  ['that names it', { mark: '00000002', route: '/' }, ['00000002']],
  ['of its file', { file: 'pages/about.mdx' }, ['00000002']],
  ['of its page', { route: '/about' }, ['00000002']],
  ['of header and footer, which are checked on the home page', { route: '/' }, ['00000003']],
  ['of a page that did not change, which has none', { route: '/team' }, []],
])('links to the change of a finding %s', (_, where, marks) => {
  expect(linksOf({ text: 'A finding.', ...where })).toEqual(marks);
});

it('folds all but the first findings of a check', () => {
  const findings = Array.from({ length: 5 }, (_, index) => ({ text: `Finding ${index}.` }));
  const html = verdict([{ name: 'Spelling', state: 'found', sentence: '', findings }], groups);
  expect(html.split('<details><summary>2 more findings').map((part) => part.match(/Finding/g)?.length)).toEqual([3, 2]);
});
