/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { takeLock } from '../../../../tools/review/lock';
import { testFolder } from '../../../support/testFolder';

const { folder, at, write } = testFolder();
const file = at('lock');

it('refuses a second review while one is running, and leaves its lock', () => {
  const unlock = takeLock(folder);
  expect(() => takeLock(folder)).toThrow(`Another review is running here (process ${process.pid}).`);
  expect(existsSync(file)).toBe(true);
  unlock();
  expect(existsSync(file)).toBe(false);
});

it('takes over the lock of a review that was killed', () => {
  const { pid } = spawnSync(process.execPath, ['--version']);
  write('lock', String(pid));
  takeLock(folder)();
  expect(existsSync(file)).toBe(false);
});
