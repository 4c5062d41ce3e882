import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import { DeskError } from './deskError';
import type { Work, WorkAnswer, WorkRequest } from './slowWork';

interface Waiting {
  resolve: (result: never) => void;
  reject: (error: Error) => void;
}

const FAILED = 'The desk could not check that. The terminal says why.';

/** Starts a process for slow work. It is started again if it ends. */
export function slowWorker(siteDirectory: string) {
  let lastId = 0;
  let current = start();
  let isStale = false;

  function start() {
    const child: ChildProcess = fork(path.join(__dirname, 'slowWork.ts'), {
      cwd: siteDirectory,
      execArgv: ['--import', 'tsx'],
    });
    const waiting = new Map<number, Waiting>();
    child.on('message', ({ id, result }: WorkAnswer) => {
      if (result === undefined) waiting.get(id)?.reject(new DeskError(FAILED, 500));
      else waiting.get(id)?.resolve(result as never);
      waiting.delete(id);
      if (waiting.size === 0 && current.child !== child) child.kill();
    });
    child.on('exit', () => {
      for (const { reject } of waiting.values()) reject(new DeskError(FAILED, 500));
      waiting.clear();
    });
    return { child, waiting };
  }

  /** The process has read the facts; a new one reads them again. The old one ends when its work is done. */
  function restart(): void {
    const { child, waiting } = current;
    current = start();
    isStale = false;
    if (waiting.size === 0) child.kill();
  }

  return {
    do<Kind extends keyof Work>(kind: Kind, input?: Parameters<Work[Kind]>[0]): ReturnType<Work[Kind]> {
      // A file of facts is checked with its own text.
      const isOfFacts = (input as { file?: string } | undefined)?.file?.endsWith('.yaml') ?? false;
      if (!current.child.connected || (isStale && !isOfFacts)) restart();
      const { child, waiting } = current;
      lastId += 1;
      const id = lastId;
      child.send({ id, kind, input } satisfies WorkRequest);
      return new Promise<never>((resolve, reject) => waiting.set(id, { resolve, reject })) as ReturnType<Work[Kind]>;
    },
    /** What the process has read of the facts is old. It is started again when somebody needs them. */
    forgetFacts(): void {
      isStale = true;
    },
    close: () => current.child.kill(),
  };
}
