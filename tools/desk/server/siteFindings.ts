import type { Response } from 'express';
import type { CheckedSite, FindingsEvent } from '../../../plugins/desk/messages';
import { eventStream } from './events';
import type { slowWorker } from './slowWorker';

/** Milliseconds in which several changed files count as one change. */
const CHECK_AFTER = 100;

/** Checks the site after every change, once for all desks and pages that are open. It does nothing while none is. */
export function siteFindings(worker: ReturnType<typeof slowWorker>) {
  const { tell, listen, hasListeners } = eventStream<FindingsEvent>();
  let latest: CheckedSite | null = null;
  let isWaiting = false;
  let running: Promise<CheckedSite> | null = null;

  /** Starts a check, after the one that is running, because that one may have read the files before the last change. */
  function start(): Promise<CheckedSite> {
    isWaiting = true;
    latest = null;
    tell(null);
    const before = running?.catch(() => null) ?? new Promise((resolve) => setTimeout(resolve, CHECK_AFTER));
    const check = before.then(() => {
      isWaiting = false;
      return worker.do('checkAll');
    });
    running = check;
    check
      .then((checked) => {
        if (running !== check) return;
        latest = checked;
        tell(checked);
      })
      .catch((error: Error) => console.error(error.message))
      .finally(() => {
        if (running === check) running = null;
      });
    return check;
  }

  return {
    /** Waits for a check that began after this call. */
    fresh: (): Promise<CheckedSite> => (isWaiting && running ? running : start()),
    changed(file: string): void {
      if (file.startsWith('src/site/')) worker.restart();
      latest = null;
      if (hasListeners() && !isWaiting) void start().catch(() => {});
    },
    listen(response: Response): void {
      listen(response, latest);
      if (!latest && !running) void start().catch(() => {});
    },
  };
}
