/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { takeLock } from '../../../../tools/review/lock';

const folder = mkdtempSync(path.join(tmpdir(), 'lock-'));
const file = path.join(folder, 'lock');
afterAll(() => rmSync(folder, { recursive: true }));

it('refuses a second review while one is running, and leaves its lock', () => {
  const unlock = takeLock(folder);
  expect(() => takeLock(folder)).toThrow(`Another review is running here (process ${process.pid}).`);
  expect(existsSync(file)).toBe(true);
  unlock();
  expect(existsSync(file)).toBe(false);
});

it('takes over the lock of a review that was killed', () => {
  const { pid } = spawnSync(process.execPath, ['--version']);
  writeFileSync(file, String(pid));
  takeLock(folder)();
  expect(existsSync(file)).toBe(false);
});
