/** A mistake in the site's facts must not keep the check from reporting it and every other mistake. */
import type { FactSchema } from '../../lib/facts/readFacts';
import { checkSite, frontMatter, siteOf } from '../support/contentSite';

jest.mock('../../lib/facts/readFacts', () => {
  const actual = jest.requireActual('../../lib/facts/readFacts');
  return {
    ...actual,
    readFacts(moduleFile: string, schema: FactSchema) {
      throw new actual.InvalidFactsError(
        moduleFile.replace(/\.ts$/, '.yaml'),
        [{ line: 1, reason: 'A mistake.' }],
        schema,
      );
    },
  };
});

// The cache of an earlier run would hide that reading the blocks needs a fact.
jest.mock('node:fs', () => {
  const actual = jest.requireActual('node:fs');
  return { ...actual, existsSync: (file: string) => !file.includes('block-types') && actual.existsSync(file) };
});

it('checks the pages when no fact file can be read', async () => {
  const site = siteOf({
    'pages/a.mdx': `${frontMatter('roofs')}See [us](/nowhere).`,
    'src/facts/redirects.yaml': 'redirects: 5\n',
  });
  // Rules that read facts or blocks.
  const rules = ['broken-link', 'invalid-fact-file', 'setting', 'unknown-fact', 'own-fact', 'link-text', 'own-domain'];
  const findings = await checkSite(site, rules);
  const found = findings.map(({ ruleId }) => ruleId);
  expect(found).toEqual(expect.arrayContaining(['broken-link', 'invalid-fact-file']));
});
