/** @jest-environment node */
import { pageSources } from '../../../lib/pageSources';
import { navigationTargets } from '../../../src/site/navigationTargets';

it('the navigation links only to pages', async () => {
  const routes = (await pageSources('.')).map(({ route }) => route);
  expect(navigationTargets().filter((target) => !routes.includes(target.replace(/[?#].*/, '')))).toEqual([]);
});
