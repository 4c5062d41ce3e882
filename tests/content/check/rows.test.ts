/** The content check on rows: each mistake is found where it is, and what is right gives nothing. */
import { execFileSync } from 'node:child_process';
import type { CheckedRows } from '../../support/checkRows';
import { correct } from './correct';
import { mistakes } from './mistakes';

let checked: CheckedRows;

beforeAll(() => {
  const command = ['--import', 'tsx', 'tests/support/checkRows.ts'];
  checked = JSON.parse(execFileSync(process.execPath, command, { encoding: 'utf8', maxBuffer: 2 ** 28 }));
}, 600_000);

const rowOf = (text: string) => checked.rows.find(({ row }) => row === text);

const cases = mistakes.map(([rule, text, suggestion = null]) => ({ rule, text, suggestion }));

it.each(cases)('$rule: $text', ({ rule, text, suggestion }) => {
  const marked = text.slice(text.indexOf('⟦') + 1, text.indexOf('⟧'));
  const found = rowOf(text)?.findings.map((it) => [it.rule, it.marked, it.suggestion]);
  expect(found).toEqual([[rule, marked, suggestion]]);
});

it.each(correct)('is right: %s', (text) => {
  expect(rowOf(text)?.findings).toEqual([]);
});

it('reports what the compiler refuses as an error', () => {
  const refused = checked.rows.filter(({ refusal }) => refusal !== null);
  expect(refused.length).toBeGreaterThan(30);
  expect(
    refused.filter(({ findings }) => !findings.some(({ severity }) => severity === 'error')).map(({ row }) => row),
  ).toEqual([]);
});

it('says the same about one page as about the whole site', () => {
  expect(checked.agrees).toBe(true);
});

it('reports nothing in the site itself', () => {
  const command = ['--import', 'tsx', 'tools/content-check/index.ts', '--json'];
  expect(
    JSON.parse(execFileSync(process.execPath, command, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })),
  ).toEqual([]);
}, 300_000);
