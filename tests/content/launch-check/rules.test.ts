import { existsSync, readFileSync } from 'node:fs';
import { sampleFacts } from '../../../src/site/company';
import { launchReport } from '../../../tools/launch-check/report';
import { rules } from '../../../tools/launch-check/rules';
import { checkLaunch } from '../../../tools/launch-check/run';
import { launchRuleCases, measured } from '../../support/launchRuleCases';
import { launchSite } from '../../support/launchSite';

/** `file:line  what`, for one rule. */
function found(ruleName: string, files: Record<string, string>, environment: Record<string, string> = {}): string[] {
  const rule = rules.find(({ name }) => name === ruleName);
  if (!rule) throw new Error(`There is no rule "${ruleName}".`);
  return checkLaunch(launchSite(files, environment), [rule]).map(({ file, line, what }) => `${file}:${line}  ${what}`);
}

it('has a passing and a failing example for every rule', () => {
  expect(launchRuleCases.map(({ rule }) => rule).sort()).toEqual(rules.map(({ name }) => name).sort());
});

describe.each(launchRuleCases)('$rule', ({ rule, pass, fail }) => {
  it('passes what is in order', () => {
    for (const [files, environment] of pass) expect(found(rule, files, environment)).toEqual([]);
  });

  it('fails what is not', () => {
    for (const [files, expected, environment] of fail) expect(found(rule, files, environment)).toEqual(expected);
  });
});

it('knows the sharing image that came with the sample', () => {
  const image = readFileSync('static/images/share.png');
  const site = { ...launchSite({}), read: () => image };
  const isKnown =
    checkLaunch(
      site,
      rules.filter(({ name }) => name === 'share-image'),
    ).length === 1;
  // With a brand of its own, a site draws another image.
  expect(isKnown || !sampleFacts.includes('brand')).toBe(true);
});

it('reads the files of this project', () => {
  const site = { ...launchSite({}), read: (file: string) => (existsSync(file) ? readFileSync(file) : null) };
  const names = checkLaunch({ ...site, environment: measured }).filter(({ rule }) => rule === 'company-facts');
  expect(names).toHaveLength(sampleFacts.length);
});

it('prints file, line, what is in the way and how to mend it, in columns', () => {
  const finding = { rule: 'claims', file: 'src/site/claims.ts', line: 7, what: 'Not confirmed.', mend: 'Confirm it.' };
  expect(launchReport([finding, { ...finding, file: 'a.ts', line: 12, what: 'Old.' }])).toBe(
    [
      'src/site/claims.ts:7  Not confirmed.  Confirm it.',
      'a.ts:12               Old.            Confirm it.',
      '',
      '2 things stand between this site and its launch.',
    ].join('\n'),
  );
  expect(launchReport([finding])).toContain('1 thing stands');
  expect(launchReport([])).toBe('Nothing stands between this site and its launch.');
});
