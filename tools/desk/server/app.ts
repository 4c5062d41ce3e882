import { randomBytes } from 'node:crypto';
import express, { type NextFunction, type Request, type Response } from 'express';
import { DESK_PATH, type PointedAt } from '../../../plugins/desk/messages';
import type { Side } from '../merge';
import { type DeskBlock, deskBlocks } from './blocks';
import { bundleDesk, shellPage } from './bundle';
import { DeskError } from './deskError';
import { deskEvents } from './events';
import { type ListedFacts, listFacts } from './facts';
import { type FileChange, type OpenedFile, openFile, saveFile, undoChanges } from './files';
import { findFact } from './findFact';
import type { Message } from './git';
import { guard } from './guard';
import { deletePage, type ListedPage, listPages, movePage, type NewPage, newPage } from './pages';
import { storePicture } from './pictures';
import { changes, propose } from './propose';
import type { WrittenText } from './slowWork';
import { slowWorker } from './slowWorker';
import { update } from './update';

const HEADERS = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy':
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; frame-ancestors 'none'; base-uri 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
};

/** What the desk knows of the site. */
export interface SiteOverview {
  pages: ListedPage[];
  facts: ListedFacts[];
  blocks: DeskBlock[];
}

/** What the desk's page can ask for: the name is the address, and the input is the body of the request. */
function actionsOn(directory: string, worker: ReturnType<typeof slowWorker>) {
  // Reading them takes seconds, in which the development server starts.
  const blocks = deskBlocks(directory);
  return {
    site: (): SiteOverview => ({ pages: listPages(directory), facts: listFacts(directory), blocks }),
    open: ({ file }: { file: string }) => openFile(directory, file),
    save: (input: OpenedFile) => saveFile(directory, input),
    check: (written: WrittenText) => worker.check(written),
    checkAll: () => worker.check(null),
    findFact: (place: PointedAt) => findFact(directory, place),
    newPage: (input: NewPage) => newPage(directory, input),
    movePage: (input: { file: string; route: string }) => movePage(directory, input),
    deletePage: (input: { file: string; redirectTo: string }) => deletePage(directory, input),
    undo: (input: FileChange[]) => undoChanges(directory, input),
    changes: () => changes(directory),
    propose: (message: Message) => propose(directory, message),
    update: (choices: Record<string, Side>) => update(directory, choices, blocks),
  };
}

export type Actions = ReturnType<typeof actionsOn>;

function answerError(error: unknown, _request: Request, response: Response, _next: NextFunction): void {
  if ((error as { type?: string }).type === 'entity.too.large') {
    response.status(413).json({ message: 'The file is larger than 60 MB. Make it smaller, and add it again.' });
    return;
  }
  const isOurs = error instanceof DeskError;
  if (!isOurs) console.error(error);
  const message = isOurs ? error.message : 'The desk could not do that. The terminal says more.';
  response.status(isOurs ? error.status : 500).json({ message });
}

/** Creates the desk's server, which is reached through the development server. */
export async function createDesk(siteDirectory: string) {
  const token = randomBytes(24).toString('base64url');
  const bundle = await bundleDesk(siteDirectory);
  const worker = slowWorker(siteDirectory);
  const listen = deskEvents(siteDirectory, worker.forgetFacts);
  const actions = actionsOn(siteDirectory, worker);

  const desk = express.Router();
  desk.use(guard(token));
  desk.use((_request, response, next) => {
    response.set(HEADERS);
    next();
  });
  desk.get('/', (_request, response) => void response.type('html').send(shellPage(token)));
  desk.get('/desk.js', (_request, response) => void response.type('js').send(bundle.script));
  desk.get('/desk.css', (_request, response) => void response.type('css').send(bundle.styles));
  desk.get('/api/events', (_request, response) => listen(response));
  desk.post('/api/picture', express.raw({ limit: '60mb', type: () => true }), (request, response, next) => {
    const { name } = request.query;
    storePicture(siteDirectory, String(name), request.body).then((stored) => response.json(stored), next);
  });
  for (const [name, action] of Object.entries(actions)) {
    desk.post(`/api/${name}`, express.json({ limit: '4mb' }), (request, response, next) => {
      Promise.resolve(action(request.body as never)).then((result) => response.json(result ?? null), next);
    });
  }
  desk.use(answerError);
  return express().disable('x-powered-by').use(DESK_PATH, desk);
}
