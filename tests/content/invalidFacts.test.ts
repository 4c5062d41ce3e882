/** A mistake in the facts of the site must not keep the check from naming it, and every other one. */
import type { FactSchema } from '../../lib/facts/checkFacts';
import { runChecks } from '../../tools/content-check/run';
import { loadSite } from '../../tools/content-check/site';

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
jest.setTimeout(120_000);

it('checks the pages when no file of facts can be read', async () => {
  const findings = await runChecks(loadSite({ directory: 'tests/content/seeded', codeDirectory: process.cwd() }));
  const found = new Set(findings.map(({ rule }) => rule));
  expect([...found]).toEqual(expect.arrayContaining(['does-not-parse', 'facts', 'spelling', 'unsafe-picture']));
});
