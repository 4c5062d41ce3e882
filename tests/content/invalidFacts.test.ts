/** A mistake in the facts of the site must not keep the check from naming it, and every other one. */
import type { FactSchema } from '../../lib/facts/checkFacts';
import { rules } from '../../tools/content-check/rules';
import { runChecks } from '../../tools/content-check/run';
import { frontMatter, siteOf } from '../support/contentSite';

jest.mock('../../lib/facts/readFacts', () => {
  const actual = jest.requireActual('../../lib/facts/readFacts');
  return {
    ...actual,
    readFacts(moduleFile: string, schema: FactSchema) {
      const mistake = { start: 0, end: 0, message: 'A mistake.', suggestion: null };
      throw new actual.InvalidFacts(moduleFile.replace(/\.ts$/, '.yaml'), '', [mistake], schema);
    },
  };
});

// What a run before this one has kept of the blocks would hide that reading them needs a fact.
jest.mock('node:fs', () => {
  const actual = jest.requireActual('node:fs');
  return { ...actual, existsSync: (file: string) => !file.includes('block-types') && actual.existsSync(file) };
});

it('checks the pages when no file of facts can be read', async () => {
  const site = siteOf({
    'pages/a.mdx': `${frontMatter('roofs')}See [us](/nowhere).`,
    'src/site/redirects.yaml': 'redirects: 5\n',
  });
  // The dictionary is an ES module, which Jest cannot import.
  const findings = await runChecks(
    site,
    rules.filter(({ name }) => name !== 'spelling'),
  );
  const found = findings.map(({ rule }) => rule);
  expect(found).toEqual(expect.arrayContaining(['broken-link', 'facts']));
});
