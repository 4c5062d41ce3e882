import { existsSync, readFileSync } from 'node:fs';
import { createSlugger } from '@docusaurus/utils';
import { blockItems } from '../../src/blocks/contents';
import { handbookPageOf } from '../../src/blocks/errorTexts';
import { linesOfDiff } from '../../tools/content-check/baseBranch';
import type { Finding } from '../../tools/content-check/finding';
import { githubAnnotations } from '../../tools/content-check/report/github';
import { handbookAddress } from '../../tools/content-check/report/handbookAddress';
import { terminalReport } from '../../tools/content-check/report/terminal';
import { rules } from '../../tools/content-check/rules';

function finding(line: number, more: Partial<Finding> = {}): Finding {
  const place = { file: 'pages/a.mdx', line, column: 7, endLine: line, endColumn: 12 };
  const words = {
    message: `<Hero> has 100% | of "titel".\nYes.`,
    suggestion: 'title',
    handbook: '/handbook/blocks/hero',
  };
  return { rule: 'setting', severity: 'error', ...place, ...words, ...more };
}

describe('for a terminal', () => {
  it('shows the place, the message, the line with a marker, and the handbook', () => {
    const report = terminalReport([finding(2)], new Map([['pages/a.mdx', 'One\n<Hero titel="A" />\n']]), false);
    expect(report.split('\n')).toEqual([
      'pages/a.mdx:2:7  error  setting',
      '  <Hero> has 100% | of "titel".',
      'Yes.',
      '  2 | <Hero titel="A" />',
      '    |       ^^^^^',
      '  More: /handbook/blocks/hero',
      '',
    ]);
  });

  it('shows the marked part of a long line', () => {
    const line = `${'a'.repeat(200)}titel${'b'.repeat(200)}`;
    const report = terminalReport(
      [finding(1, { column: 201, endColumn: 206 })],
      new Map([['pages/a.mdx', line]]),
      false,
    );
    const [, , , text = '', marker = ''] = report.split('\n');
    expect(text.length).toBeLessThan(120);
    expect(text.slice(marker.indexOf('^'), marker.lastIndexOf('^') + 1)).toBe('titel');
  });
});

const FILES = 'https://github.com/a/b/blob/1';

describe('for GitHub', () => {
  it('links to sections of the handbook that GitHub shows', () => {
    const anchorsOf = (file: string) =>
      [...readFileSync(file, 'utf8').matchAll(/^#{2,4} (.*)$/gm)].map(([, heading = '']) =>
        createSlugger().slug(heading),
      );
    const items = Object.entries(blockItems).flatMap(([name, { block }]) => [name, block]);
    const sections = [...rules.map(({ handbook }) => handbook), ...items.map(handbookPageOf)];
    expect(items.length).toBeGreaterThan(10);
    const missing = sections.filter((section) => {
      const [file = '', anchor] = handbookAddress(section, FILES)
        .slice(FILES.length + 1)
        .split('#');
      return !existsSync(file) || (anchor && !anchorsOf(file).includes(anchor));
    });
    expect(missing).toEqual([]);
    expect(handbookAddress('/handbook', FILES)).toBe(`${FILES}/handbook/start.mdx`);
    expect(handbookAddress('/handbook/pages#links', null)).toBe('/handbook/pages#links');
  });

  const many = Array.from({ length: 12 }, (_, index) => finding(index + 1));

  it('annotates ten findings of each severity', () => {
    const warnings = many.map((error): Finding => ({ ...error, severity: 'warning' }));
    const lines = githubAnnotations([...many, ...warnings], FILES);
    expect(lines.filter((line) => line.startsWith('::error'))).toHaveLength(10);
    expect(lines.filter((line) => line.startsWith('::warning'))).toHaveLength(10);
    expect(lines[0]).toBe(
      '::error file=pages/a.mdx,line=1,endLine=1,col=7,endColumn=12,title=setting::<Hero> has 100%25 | of "titel".%0AYes. More: https://github.com/a/b/blob/1/handbook/blocks.mdx',
    );
  });

  it('reads the changed lines from a diff', () => {
    const diff = '--- a/pages/a.mdx\n+++ b/pages/a.mdx\n@@ -3 +3,2 @@\n-x\n+y\n+z\n@@ -9,2 +10,0 @@\n-x\n-x\n';
    expect(linesOfDiff(diff)).toEqual(new Map([['pages/a.mdx', new Set([3, 4])]]));
  });
});
