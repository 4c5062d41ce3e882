/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const folder = mkdtempSync(path.join(tmpdir(), 'review-'));
const at = (file: string) => path.join(folder, file);
const read = (file: string) => readFileSync(at(file), 'utf8');
const review = () =>
  spawnSync(process.execPath, [require.resolve('tsx/cli'), path.resolve('tools/review/review.ts'), '--base', 'main'], {
    cwd: folder,
    encoding: 'utf8',
  });

beforeAll(() => {
  mkdirSync(at('review'));
  writeFileSync(at('review/index.html'), 'The previous report');
});
afterAll(() => rmSync(folder, { recursive: true }));

it('keeps the previous report, says why in the summary, and lets the next review run', () => {
  for (const { status, stderr } of [review(), review()]) {
    expect(status).toBe(2);
    expect(stderr).toContain('This folder is not a git repository');
  }
  expect(read('review/index.html')).toBe('The previous report');
  expect(read('review/summary.md')).toContain('This folder is not a git repository');
  expect(JSON.parse(read('review/summary.json')).groups).toBeNull();
});

it('leaves the summary of a review that is running', () => {
  writeFileSync(at('.review-cache/lock'), String(process.pid));
  writeFileSync(at('review/summary.md'), 'Of the other review');
  expect(review().stderr).toContain('Another review is running here');
  expect(read('review/summary.md')).toBe('Of the other review');
  expect(read('.review-cache/lock')).toBe(String(process.pid));
});
