import { readFileSync } from 'node:fs';
import path from 'node:path';
import { watch } from 'chokidar';
import type { Response } from 'express';
import { posixPath } from '../../../lib/posixPath';
import type { DeskEvent } from '../protocol';
import { isAllowed, versionOf } from './files';

/** Browsers that listen to server-sent events. */
export function eventStream<Event>() {
  const listeners = new Set<Response>();
  return {
    hasListeners: () => listeners.size > 0,
    tell(event: Event): void {
      for (const listener of listeners) listener.write(`data: ${JSON.stringify(event)}\n\n`);
    },
    /** @param first sent at once */
    listen(response: Response, first?: Event): void {
      // `no-transform` keeps the development server from compressing, which would hold events back.
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store, no-transform' });
      response.write(first === undefined ? ': connected\n\n' : `data: ${JSON.stringify(first)}\n\n`);
      listeners.add(response);
      response.on('close', () => listeners.delete(response));
    },
  };
}

/**
 * Tells open desks which files changed on disk.
 * @param onChange called with every file that changed, also with those that the desk does not open
 */
export function deskEvents(siteDirectory: string, onChange: (file: string) => void) {
  const { tell, listen } = eventStream<DeskEvent>();

  const folders = ['pages', 'src/site', 'static', 'handbook'];
  const watcher = watch(
    folders.map((folder) => path.join(siteDirectory, folder)),
    { ignoreInitial: true, followSymlinks: false },
  );
  watcher.on('all', (kind, place) => {
    const file = posixPath(path.relative(siteDirectory, place));
    onChange(file);
    if (!isAllowed(file) || kind === 'addDir' || kind === 'unlinkDir') return;
    if (kind !== 'change') tell({ type: 'pages' });
    let version: string | null = null;
    if (kind !== 'unlink') {
      try {
        version = versionOf(readFileSync(place));
      } catch {
        return; // Gone again; `unlink` follows.
      }
    }
    tell({ type: 'changed', file, version });
  });

  return { tell, listen: (response: Response) => listen(response), close: () => watcher.close() };
}
