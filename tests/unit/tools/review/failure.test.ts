/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { testFolder } from '../../../support/testFolder';

const { folder, at, read, write } = testFolder({ 'review/index.html': 'The previous report' });
const review = () =>
  spawnSync(process.execPath, [require.resolve('tsx/cli'), path.resolve('tools/review/review.ts'), '--base', 'main'], {
    cwd: folder,
    encoding: 'utf8',
  });

it('keeps the previous report, says why in the summary, and releases the lock', () => {
  const { status, stdout, stderr } = review();
  expect(status).toBe(2);
  expect(stdout).toMatch(/^ +0 s {2}This builds the branch, which runs its code on this machine\./);
  expect(stderr).toContain('This folder is not a git repository');
  expect(existsSync(at('.review-cache'))).toBe(true);
  expect(existsSync(at('.review-cache/lock'))).toBe(false);
  expect(read('review/index.html')).toBe('The previous report');
  expect(read('review/summary.md')).toContain('This folder is not a git repository');
});

it('leaves the summary of a review that is running', () => {
  write('.review-cache/lock', String(process.pid));
  write('review/summary.md', 'Of the other review');
  expect(review().stderr).toContain('Another review is running here');
  expect(read('review/summary.md')).toBe('Of the other review');
  expect(read('.review-cache/lock')).toBe(String(process.pid));
});
