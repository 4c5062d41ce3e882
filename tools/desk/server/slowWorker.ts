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
  let child: ChildProcess | null = null;
  let lastId = 0;
  const waiting = new Map<number, Waiting>();

  function start(): ChildProcess {
    const started = fork(path.join(__dirname, 'slowWork.ts'), { cwd: siteDirectory, execArgv: ['--import', 'tsx'] });
    started.on('message', ({ id, result }: WorkAnswer) => {
      if (result === undefined) waiting.get(id)?.reject(new DeskError(FAILED, 500));
      else waiting.get(id)?.resolve(result as never);
      waiting.delete(id);
    });
    started.on('exit', () => {
      for (const { reject } of waiting.values()) reject(new DeskError(FAILED, 500));
      waiting.clear();
    });
    return started;
  }

  child = start();
  return {
    do<Kind extends keyof Work>(kind: Kind, input?: Parameters<Work[Kind]>[0]): ReturnType<Work[Kind]> {
      if (!child?.connected) child = start();
      lastId += 1;
      const id = lastId;
      child.send({ id, kind, input } satisfies WorkRequest);
      return new Promise<never>((resolve, reject) => waiting.set(id, { resolve, reject })) as ReturnType<Work[Kind]>;
    },
    close: () => child?.kill(),
  };
}
