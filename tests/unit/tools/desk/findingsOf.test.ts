import type { Finding } from '../../../../tools/content-check/finding';
import { findingsOf } from '../../../../tools/desk/app/propose/findingsOf';

function finding(file: string, severity: Finding['severity']): Finding {
  const place = { line: 1, column: 1, endLine: 1, endColumn: 2 };
  return { rule: 'rule', severity, file, ...place, message: severity, suggestion: null, handbook: '/handbook' };
}

it('names what is wrong in the changed files and every error elsewhere, errors first', () => {
  const found = [
    finding('pages/changed.mdx', 'warning'),
    finding('pages/other.mdx', 'warning'),
    finding('pages/other.mdx', 'error'),
    finding('pages/changed.mdx', 'error'),
  ];
  const named = findingsOf(found, ['pages/changed.mdx']).map(({ file, severity }) => `${severity} ${file}`);
  expect(named).toEqual(['error pages/other.mdx', 'error pages/changed.mdx', 'warning pages/changed.mdx']);
});
