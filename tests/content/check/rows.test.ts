/** The content check on rows: each mistake is found where it is, each correction makes the page right, and what is right gives nothing. */
import { execFileSync } from 'node:child_process';
import { replaced } from '../../../lib/range';
import type { CheckedRows } from '../../support/checkRows';
import { rowPage } from '../../support/rowPage';
import { correct } from './correct';
import { corrections } from './corrections';
import { mistakes } from './mistakes';

let checked: CheckedRows;

beforeAll(() => {
  const command = ['--import', 'tsx', 'tests/support/checkRows.ts'];
  checked = JSON.parse(execFileSync(process.execPath, command, { encoding: 'utf8', maxBuffer: 2 ** 28 }));
}, 600_000);

const rowOf = (text: string) => checked.rows.find(({ row }) => row === text);

const cases = mistakes.map(([rule, text, right]) => ({ rule, text, right }));

describe.each(cases)('$rule: $text', ({ rule, text, right }) => {
  const [before = '', marked = '', after = ''] = text.split(/[⟦⟧]/);
  const page = rowPage(before + marked + after);

  it('is found where it is', () => {
    const found = rowOf(text)?.findings.map((it) => [it.rule, it.start, it.marked, it.expected[0]]);
    expect(found).toEqual([[rule, page.offset + before.length, marked, right]]);
  });

  if (right !== undefined)
    it('has a correction with which the page is the one that was meant', () => {
      const [finding] = rowOf(text)?.findings ?? [];
      expect(finding?.left).toEqual([[]]);
      const start = page.offset + before.length;
      expect(finding?.corrected).toEqual([replaced(page.text, { start, end: start + marked.length }, right)]);
    });
});

it('silences every rule whose findings are warnings, and no error', () => {
  const warnings = checked.rows.filter(({ findings: [first] }) => first && !first.fatal);
  expect(new Set(warnings.map(({ findings: [first] }) => first?.rule)).size).toBeGreaterThan(6);
  expect(warnings.filter(({ silenced }) => silenced.length > 0).map(({ row }) => row)).toEqual([]);
});

it.each(corrections)('corrects %s', (_, page, meant) => {
  const findings = checked.pages.find(({ row }) => row === page)?.findings;
  expect(findings?.map(({ corrected, left }) => ({ corrected, left }))).toEqual([{ corrected: [meant], left: [[]] }]);
});

it.each(correct)('is right: %s', (text) => {
  expect(rowOf(text)?.findings).toEqual([]);
});

it('reports what the compiler refuses as an error', () => {
  const refused = checked.rows.filter(({ refusal }) => refusal !== null);
  expect(refused.length).toBeGreaterThan(30);
  expect(refused.filter(({ findings }) => !findings.some(({ fatal }) => fatal)).map(({ row }) => row)).toEqual([]);
});

it('says the same about one page as about the whole site', () => {
  expect(checked.agrees).toBe(true);
});

it('finds no error in the site itself', () => {
  // It exits with 1 if there is an error. Warnings stop nobody.
  execFileSync(process.execPath, ['--import', 'tsx', 'tools/content-check/index.ts', '--json'], { stdio: 'pipe' });
}, 300_000);
