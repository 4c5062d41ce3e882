import { linesOfDiff } from '../../tools/content-check/baseBranch';
import type { Finding } from '../../tools/content-check/finding';
import { githubAnnotations } from '../../tools/content-check/report/github';
import { markdownTable } from '../../tools/content-check/report/markdown';
import { terminalReport } from '../../tools/content-check/report/terminal';

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

describe('for GitHub', () => {
  const many = Array.from({ length: 12 }, (_, index) => finding(index + 1));

  it('annotates ten findings of each severity, changed lines first', () => {
    const warnings = many.map((error): Finding => ({ ...error, severity: 'warning' }));
    const lines = githubAnnotations([...many, ...warnings], new Map([['pages/a.mdx', new Set([12])]]));
    expect(lines.filter((line) => line.startsWith('::error'))).toHaveLength(10);
    expect(lines.filter((line) => line.startsWith('::warning'))).toHaveLength(10);
    expect(lines[0]).toBe(
      '::error file=pages/a.mdx,line=12,endLine=12,col=7,endColumn=12,title=setting::<Hero> has 100%25 | of "titel".%0AYes. More: /handbook/blocks/hero',
    );
  });

  it('escapes messages in the table and links to the lines', () => {
    const [row] = markdownTable([finding(2)], 31, 'https://github.com/a/b/blob/1')
      .split('\n')
      .slice(-1);
    expect(row).toBe(
      '| [pages/a.mdx:2](https://github.com/a/b/blob/1/pages/a.mdx?plain=1#L2) | error: setting | &lt;Hero> has 100% \\| of "titel". Yes. |',
    );
  });

  it('reads the changed lines from a diff', () => {
    const diff = '--- a/pages/a.mdx\n+++ b/pages/a.mdx\n@@ -3 +3,2 @@\n-x\n+y\n+z\n@@ -9,2 +10,0 @@\n-x\n-x\n';
    expect(linesOfDiff(diff)).toEqual(new Map([['pages/a.mdx', new Set([3, 4])]]));
  });
});
