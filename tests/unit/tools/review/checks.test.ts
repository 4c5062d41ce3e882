import type { ManifestPage } from '../../../../plugins/manifest/types';
import { checkAddresses } from '../../../../tools/review/checks/addresses';
import { checkStates } from '../../../../tools/review/checks/states';
import { checkWeight } from '../../../../tools/review/checks/weight';
import { compareBuilds } from '../../../../tools/review/compare/pages';
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
  const untold = weightOf(weighing(10_000, 0), weighing(10_003, 0), []);
  expect(untold.sentence).toBe('No page changed in weight.');
});

it('names addresses and anchors that lead nowhere', () => {
  const lost = changeGroup({ kind: 'removed', title: '/old was removed.', notes: ['Add a redirect.'] });
  const anchor = changeGroup({ notes: ['Its address #a is now #b. Links from other sites to #a no longer reach it.'] });
  expect(checkAddresses([lost, anchor]).findings.map(({ text }) => text)).toEqual([lost.title, ...anchor.notes]);
  expect(checkAddresses([changeGroup()]).state).toBe('passed');
});

it('says why no state was compared', () => {
  expect(checkStates(null, 'No changed file can change a state.')).toMatchObject({
    state: 'skipped',
    sentence: 'No changed file can change a state.',
  });
  expect(checkStates(null, {})).toMatchObject({ state: 'skipped', sentence: 'There is no Chromium.' });
});
