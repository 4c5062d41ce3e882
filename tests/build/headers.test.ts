import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { allRoutes } from '../../lib/builtRoutes';
import { headerRules } from '../../plugins/site-files/headerRules';
import { headersFile } from '../../plugins/site-files/headersFile';
import type { GradedPage } from '../../tools/measure/grading/gradePage';
import { builtPage } from '../support/builtPages';

/** Installing the grader, once, takes longer than a test may. */
const TIME_TO_INSTALL = 180_000;

it('the build says which headers belong to it', () => {
  expect(readFileSync('build/_headers', 'utf8')).toBe(headersFile(headerRules({ preview: false })));
});

describe.each(allRoutes('build').concat('/404'))('%s', (route) => {
  const { $ } = builtPage(route);
  const policies = $('meta[http-equiv="Content-Security-Policy"]');

  it('has one policy, before anything that it concerns', () => {
    expect(policies).toHaveLength(1);
    expect($('head').children().slice(0, 2).last().is(policies)).toBe(true);
  });

  it('runs the script of its head and the speculation rules, and nothing else that stands in the page', () => {
    const types = $('script:not([src], [type="application/ld+json"])')
      .map((_, script) => $(script).attr('type') ?? 'script')
      .get();
    expect(types).toEqual(['script', 'speculationrules']);
    const directives = Object.fromEntries(
      (policies.attr('content') ?? '').split('; ').map((directive) => directive.split(/ (.*)/s)),
    );
    expect(directives['script-src']).toMatch(/^'self'( 'sha256-[\w+/]{43}='){2}$/);
    expect(directives['connect-src']).toBe("'self' https://api.emailjs.com");
    expect(policies.attr('content')).not.toContain('unsafe');
  });
});

it(
  'every page has an A+ with at least 130 points from Mozilla’s HTTP Observatory',
  () => {
    const { stdout, stderr } = spawnSync('npm', ['run', '--silent', 'grade:headers', '--', '--json'], {
      encoding: 'utf8',
      shell: process.platform === 'win32',
    });
    if (!stdout) throw new Error(stderr);
    const grades: GradedPage[] = JSON.parse(stdout);
    expect(grades.length).toBeGreaterThan(20);
    expect(grades.filter(({ grade, score }) => grade !== 'A+' || score < 130)).toEqual([]);
  },
  TIME_TO_INSTALL,
);
