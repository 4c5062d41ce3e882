import type { ManifestPage } from '../../../../plugins/manifest/types';
import { checkAddresses } from '../../../../tools/review/checks/addresses';
import { toCheck, withFirstError } from '../../../../tools/review/checks/contentCheck';
import { checkWeight } from '../../../../tools/review/checks/weight';
import { compareBuilds } from '../../../../tools/review/compare/pages';
import { ReviewError } from '../../../../tools/review/git';
import { changeGroup } from '../../../support/changeGroup';
import { manifestOf, manifestPage } from '../../../support/manifestPage';

function weighing(html: number, scripts: number): ManifestPage {
  const bytes = (brotli: number) => ({ raw: brotli * 4, brotli });
  return manifestPage({ route: '/about', bytes: { html: bytes(html), scripts: bytes(scripts) } });
}

function weightOf(before: ManifestPage, after: ManifestPage, groups = [changeGroup()]) {
  return checkWeight(compareBuilds(manifestOf([before]), manifestOf([after])).pages, groups);
}

it('finds a page that grew beyond its budgets, and a heavy picture', () => {
  const { state, findings } = weightOf(weighing(14_000, 2_500), weighing(14_400, 9_000));
  expect(state).toBe('found');
  expect(findings.map(({ text }) => text)).toEqual([
    expect.stringMatching(/^HTML with styles weighs 14400 bytes/),
    expect.stringMatching(/^The page loads 9 kB of scripts now/),
  ]);
  const picture = changeGroup({ kind: 'picture', notes: ['The picture is heavy: pages with it weigh 2 MB more.'] });
  expect(weightOf(weighing(1, 1), weighing(1, 1), [picture]).findings).toHaveLength(1);
});

it('does not count what the bundler does by itself, nor pages that are light enough or were heavy before', () => {
  const same = weightOf(weighing(14_000, 90_000), weighing(14_000, 90_060));
  expect(same).toMatchObject({ state: 'passed', sentence: 'No page changed in weight.' });
  expect(weightOf(weighing(20_000, 0), weighing(19_000, 0)).state).toBe('passed');
  const unreported = weightOf(weighing(10_000, 0), weighing(10_003, 0), []);
  expect(unreported.sentence).toBe('No page changed by more than 3 bytes.');
});

it('names addresses and anchors that lead nowhere', () => {
  const lost = changeGroup({ kind: 'removed', title: '/old was removed.', notes: ['Add a redirect.'] });
  const anchor = changeGroup({
    notes: ['Its address #a is now #b. Links from other sites to #a open the page at its top.'],
  });
  expect(checkAddresses([lost, anchor]).findings.map(({ text }) => text)).toEqual([lost.title, ...anchor.notes]);
  expect(checkAddresses([changeGroup()]).state).toBe('passed');
});

it('names findings on changed lines first, and says which lines did not change', () => {
  const finding = (file: string, line: number) => ({
    ...{ file, line, message: `Line ${line}.`, rule: 'links', severity: 'warning' as const },
    ...{ column: 1, endLine: line, endColumn: 2, suggestion: null, handbook: '' },
  });
  const lines = new Map([['pages/about.mdx', new Set([9])]]);
  const all = [finding('pages/about.mdx', 4), finding('pages/about.mdx', 9), finding('pages/new.mdx', 1)];
  expect(toCheck('Content check', all, lines, 'the pages').findings.map(({ text }) => text)).toEqual([
    'Line 9.',
    'Line 1.',
    'Line 4. This line did not change.',
  ]);
});

it('explains a failed build of the working tree by the first error of the content check', () => {
  const findings = [{ text: 'There is no page /nowhere.', file: 'pages/about.mdx', line: 10 }];
  const check = { name: 'Content check', state: 'found' as const, sentence: '', findings };
  const failed = (name: string) => new ReviewError(`The build of ${name} failed:\n\noutput`);
  expect(withFirstError(failed('the working tree'), [check]).message).toBe(
    'The build of the working tree failed: pages/about.mdx:10: There is no page /nowhere.\n\noutput',
  );
  expect(withFirstError(failed('the base, abc1234,'), [check]).message).not.toContain('pages/about.mdx');
  expect(withFirstError(failed('the working tree'), []).message).toBe(failed('the working tree').message);
});
