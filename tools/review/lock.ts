import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ReviewError } from './git';

function isRunning(processId: number): boolean {
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    // The process exists and belongs to somebody else.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Makes sure that only one review runs in a working tree: two would delete each other's builds.
 * @returns a function that ends the lock
 * @throws ReviewError if another review is running
 */
export function takeLock(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'lock');
  const take = () => writeFileSync(file, String(process.pid), { flag: 'wx' });
  try {
    take();
  } catch {
    const owner = Number(readFileSync(file, 'utf8'));
    if (owner && isRunning(owner)) {
      throw new ReviewError(`Another review is running here (process ${owner}). Wait until it has finished.`);
    }
    // A review that was killed has left it.
    rmSync(file);
    take();
  }
  return () => rmSync(file, { force: true });
}
