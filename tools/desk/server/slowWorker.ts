import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { DeskError } from './deskError';
import type { Work, WorkRequest } from './slowWork';

/** Runs a process for slow work, one request after the other. It is started again if it ends. */
export function slowWorker(siteDirectory: string) {
  let isStale = false;
  let ended: Promise<{ result?: unknown }[]>;
  let child: ChildProcess = start();
  let last: Promise<unknown> = Promise.resolve();

  function start(): ChildProcess {
    isStale = false;
    const options = { cwd: siteDirectory, execArgv: ['--import', 'tsx'] };
    const started = fork(path.join(__dirname, 'slowWork.ts'), options);
    ended = once(started, 'exit').then(() => [{}]);
    return started;
  }

  async function answer(request: WorkRequest): Promise<unknown> {
    // The process has read the facts; a new one reads them again. A file of facts is checked with its own text.
    const isOfFacts = (request.input as { file?: string } | undefined)?.file?.endsWith('.yaml') ?? false;
    if (!child.connected || (isStale && !isOfFacts)) {
      child.kill();
      child = start();
    }
    child.send(request);
    const [answered] = await Promise.race([once(child, 'message'), ended]);
    if (answered?.result === undefined) {
      throw new DeskError('The desk could not check that. The terminal says why.', 500);
    }
    return answered.result;
  }

  return {
    do<Kind extends keyof Work>(kind: Kind, input?: Parameters<Work[Kind]>[0]): ReturnType<Work[Kind]> {
      const result = last.then(() => answer({ kind, input }));
      last = result.catch(() => null);
      return result as ReturnType<Work[Kind]>;
    },
    /** What the process has read of the facts is old. It is started again when somebody needs them. */
    forgetFacts(): void {
      isStale = true;
    },
    close: () => child.kill(),
  };
}
