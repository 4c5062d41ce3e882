import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Tinypool } from 'tinypool';
import type { Finding } from '../../content-check/finding';
import type { WrittenText } from './slowWork';

/** Runs the content check in a process of its own, one request after the other, so that it never delays the page. */
export function slowWorker(siteDirectory: string) {
  let isStale = false;
  const pool = new Tinypool({
    filename: pathToFileURL(path.join(__dirname, 'slowWork.ts')).href,
    runtime: 'child_process',
    minThreads: 1,
    maxThreads: 1,
    env: process.env as Record<string, string>,
  });
  return {
    /** Checks a text or, for null, all files as they are on disk. */
    async check(written: WrittenText | null): Promise<Finding[]> {
      // The process reads the facts once, so only a new process sees a change. A file of facts is checked with its own text.
      if (isStale && !written?.file.endsWith('.yaml')) {
        isStale = false;
        await pool.recycleWorkers();
      }
      return pool.run([siteDirectory, written]);
    },
    /** To be called when facts have changed: the next check that needs them starts the process again. */
    forgetFacts(): void {
      isStale = true;
    },
  };
}
