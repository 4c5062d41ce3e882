import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { DeskError } from './deskError';
import type { Work } from './slowWork';

/** Runs a process for slow work, one request after the other. */
export function slowWorker(siteDirectory: string) {
  let isStale = false;
  let last: Promise<unknown> = Promise.resolve();
  let child = start();

  function start(): ChildProcess {
    isStale = false;
    return fork(path.join(__dirname, 'slowWork.ts'), { cwd: siteDirectory, execArgv: ['--import', 'tsx'] });
  }

  async function answer(kind: string, input?: { file: string; text: string }, isLast = false): Promise<unknown> {
    // The process has read the facts; a new one reads them again. A file of facts is checked with its own text.
    if (!child.connected || child.exitCode !== null || (isStale && !input?.file.endsWith('.yaml'))) {
      child.kill();
      child = start();
    }
    const answered = Promise.race([once(child, 'message'), once(child, 'exit')]);
    child.send({ kind, input });
    const [message] = await answered;
    if (message?.result !== undefined) return message.result;
    if (isLast) throw new DeskError('The desk could not check that. The terminal says why.', 500);
    // A file may have gone while it was read.
    return answer(kind, input, true);
  }

  return {
    do<Kind extends keyof Work>(kind: Kind, ...[input]: Parameters<Work[Kind]>): ReturnType<Work[Kind]> {
      const result = last.then(() => answer(kind, input));
      last = result.catch(() => null);
      return result as ReturnType<Work[Kind]>;
    },
    /** What the process has read of the facts is old. It is started again when somebody needs them. */
    forgetFacts(): void {
      isStale = true;
    },
  };
}
