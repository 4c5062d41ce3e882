import path from 'node:path';
import { watch } from 'chokidar';
import type { Response } from 'express';
import { posixPath } from '../../../lib/posixPath';
import type { DeskEvent } from '../protocol';
import { isAllowed } from './files';

/**
 * Tells open desks which files changed on disk.
 * @param onFacts called when facts changed
 */
export function deskEvents(siteDirectory: string, onFacts: () => void) {
  const listeners = new Set<Response>();
  function tell(event: DeskEvent): void {
    for (const listener of listeners) listener.write(`data: ${JSON.stringify(event)}\n\n`);
  }

  const folders = ['pages', 'src/site', 'static/images'];
  const watcher = watch(
    folders.map((folder) => path.join(siteDirectory, folder)),
    { ignoreInitial: true, followSymlinks: false },
  );
  watcher.on('all', (kind, place) => {
    const file = posixPath(path.relative(siteDirectory, place));
    if (file.startsWith('src/site/')) onFacts();
    if (!isAllowed(file) || kind === 'addDir' || kind === 'unlinkDir') return;
    if (kind !== 'change') tell({ type: 'pages' });
    tell({ type: 'changed', file });
  });

  return {
    tell,
    listen(response: Response): void {
      // `no-transform` keeps the development server from compressing, which would hold events back.
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store, no-transform' });
      response.write(': connected\n\n');
      listeners.add(response);
      response.on('close', () => listeners.delete(response));
    },
    close: () => watcher.close(),
  };
}
