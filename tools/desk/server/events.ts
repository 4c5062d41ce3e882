import path from 'node:path';
import { watch } from 'chokidar';
import type { Response } from 'express';
import { posixPath } from '../../../lib/files';
import { isAllowed } from './files';

/** What the server tells open desks: a file changed on disk, came or went. */
export interface DeskEvent {
  file: string;
  isListChanged: boolean;
}

/**
 * Watches the files of the desk.
 * @param onFacts called when facts changed
 * @returns a function that tells an open desk about every change
 */
export function deskEvents(siteDirectory: string, onFacts: () => void): (desk: Response) => void {
  const desks = new Set<Response>();
  const folders = ['pages', 'src/site', 'static/images'].map((folder) => path.join(siteDirectory, folder));
  // Another program may empty a file before it writes it.
  const awaitWriteFinish = { stabilityThreshold: 50, pollInterval: 10 };
  watch(folders, { ignoreInitial: true, followSymlinks: false, awaitWriteFinish }).on('all', (kind, place) => {
    const file = posixPath(path.relative(siteDirectory, place));
    if (file.startsWith('src/site/')) onFacts();
    if (!isAllowed(file) || kind === 'addDir' || kind === 'unlinkDir') return;
    const event: DeskEvent = { file, isListChanged: kind !== 'change' };
    for (const desk of desks) desk.write(`data: ${JSON.stringify(event)}\n\n`);
  });
  return (desk) => {
    // `no-transform` keeps the development server from compressing, which would hold events back.
    desk.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store, no-transform' });
    desk.write(': connected\n\n');
    desks.add(desk);
    desk.on('close', () => desks.delete(desk));
  };
}
