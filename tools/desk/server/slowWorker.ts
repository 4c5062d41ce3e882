import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Finding } from '../../content-check/finding';
import { DeskError } from './deskError';
import type { WrittenText } from './slowWork';

/** Runs the content check in a process of its own, one request after the other. */
export function slowWorker(siteDirectory: string) {
  let isStale = false;
  let last: Promise<unknown> = Promise.resolve();
  let child = start();

  function start(): ChildProcess {
    isStale = false;
    return fork(path.join(__dirname, 'slowWork.ts'), { cwd: siteDirectory, execArgv: ['--import', 'tsx'] });
  }

  async function answer(written: WrittenText | null, isLast = false): Promise<Finding[]> {
    // The process has read the facts; a new one reads them again. A file of facts is checked with its own text.
    if (!child.connected || child.exitCode !== null || (isStale && !written?.file.endsWith('.yaml'))) {
      child.kill();
      child = start();
    }
    const answered = Promise.race([once(child, 'message'), once(child, 'exit')]);
    child.send({ written });
    const [message] = await answered;
    if (message?.findings) return message.findings;
    if (isLast) throw new DeskError('The desk could not check that. The terminal says why.', 500);
    // A file may have gone while it was read.
    return answer(written, true);
  }

  return {
    /** Checks a text or, for null, all files as they are on disk. */
    check(written: WrittenText | null): Promise<Finding[]> {
      const findings = last.then(() => answer(written));
      last = findings.catch(() => null);
      return findings;
    },
    /** What the process has read of the facts is old. It is started again when somebody needs them. */
    forgetFacts(): void {
      isStale = true;
    },
  };
}
