import { randomBytes } from 'node:crypto';
import express, { type NextFunction, type Request, type Response } from 'express';
import { DESK_PATH, type PointedAt } from '../../../plugins/desk/messages';
import type { DeskEvent } from '../protocol';
import { bundleDesk } from './bundle';
import { DeskError } from './deskError';
import { deskEvents } from './events';
import { listFacts } from './facts';
import { openFile, saveFile } from './files';
import { findFact } from './findFact';
import { guard } from './guard';
import { deletePage, movePage, pageUses } from './pages/changePages';
import { listPages } from './pages/listPages';
import { type NewPage, newPage } from './pages/newPage';
import { forgetSteps, lastStep, undoStep } from './pages/steps';
import { storePicture } from './pictures';
import { changes } from './propose/proposal';
import { propose } from './propose/propose';
import { type Side, startOver, update } from './propose/update';
import { shellPage } from './shellPage';
import { slowWorker } from './slowWorker';

const HEADERS = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy':
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; frame-ancestors 'none'; base-uri 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
};

type Action = (input: never) => unknown;

/** What the desk can do: the body of a request is the input, and the result is the response. */
function actionsOf(
  siteDirectory: string,
  worker: ReturnType<typeof slowWorker>,
  tell: (event: DeskEvent) => void,
): Record<string, Action> {
  let blocks: Promise<unknown> | undefined;
  /** Nothing can be undone any more, in any desk that is open. */
  function endSteps(): void {
    forgetSteps(siteDirectory);
    tell({ type: 'pages' });
  }
  return {
    blocks: () => {
      blocks ??= worker.do('blocks').catch((error: Error) => {
        blocks = undefined;
        throw error;
      });
      return blocks;
    },
    check: (page: { file: string; text: string }) => worker.do('check', page),
    checkAll: () => worker.do('checkAll'),
    pages: () => listPages(siteDirectory),
    open: ({ file }: { file: string }) => openFile(siteDirectory, file),
    save: (input: { file: string; text: string; version: string }) => saveFile(siteDirectory, input),
    newPage: (input: NewPage) => newPage(siteDirectory, input),
    pageUses: (input: { file: string }) => pageUses(siteDirectory, input),
    movePage: (input: { file: string; route: string }) => movePage(siteDirectory, input),
    deletePage: (input: { file: string; redirectTo: string | null }) => deletePage(siteDirectory, input),
    lastStep: () => lastStep(siteDirectory),
    undoStep: () => undoStep(siteDirectory),
    facts: () => listFacts(siteDirectory),
    findFact: (input: PointedAt) => findFact(siteDirectory, input),
    changes: () => changes(siteDirectory),
    propose: (input: { title: string; reason: string }) => propose(siteDirectory, input).finally(endSteps),
    startOver: () => startOver(siteDirectory).finally(endSteps),
    update: ({ choices }: { choices: Record<string, Side> }) => update(siteDirectory, choices).finally(endSteps),
  };
}

function answerError(error: unknown, _request: Request, response: Response, _next: NextFunction): void {
  if ((error as { type?: string }).type === 'entity.too.large') {
    response.status(413).json({ message: 'The file is larger than 60 MB. Make it smaller, and add it again.' });
    return;
  }
  const isOurs = error instanceof DeskError;
  if (!isOurs) console.error(error);
  const message = isOurs ? error.message : 'The desk could not do that. The terminal says more.';
  response.status(isOurs ? error.status : 500).json({ message, ...(isOurs && error.details) });
}

/** Creates the desk's server, which is reached through the development server. */
export async function createDesk(siteDirectory: string) {
  const token = randomBytes(24).toString('base64url');
  const bundle = await bundleDesk(siteDirectory);
  const worker = slowWorker(siteDirectory);
  const events = deskEvents(siteDirectory, worker.forgetFacts);
  const actions = new Map(Object.entries(actionsOf(siteDirectory, worker, events.tell)));

  const desk = express.Router();
  desk.use(guard(token));
  desk.use((_request, response, next) => {
    response.set(HEADERS);
    next();
  });
  desk.get('/', (_request, response) => void response.type('html').send(shellPage(token)));
  desk.get('/desk.js', (_request, response) => void response.type('js').send(bundle.script));
  desk.get('/desk.css', (_request, response) => void response.type('css').send(bundle.styles));
  desk.get('/api/events', (_request, response) => events.listen(response));
  desk.post('/api/picture', express.raw({ limit: '60mb', type: () => true }), (request, response, next) => {
    const { name } = request.query;
    storePicture(siteDirectory, String(name), request.body).then((stored) => response.json(stored), next);
  });
  desk.post('/api/:action', express.json({ limit: '4mb' }), async (request, response, next) => {
    try {
      const action = actions.get(request.params.action ?? '');
      if (!action) throw new DeskError('The desk cannot do that.', 404);
      response.json((await action(request.body as never)) ?? null);
    } catch (error) {
      next(error);
    }
  });
  desk.use(answerError);

  return {
    app: express().disable('x-powered-by').use(DESK_PATH, desk),
    close: () => Promise.all([events.close(), worker.close()]),
  };
}
