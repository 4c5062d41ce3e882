import { randomBytes } from 'node:crypto';
import express, { type NextFunction, type Request, type Response } from 'express';
import { DESK_PATH } from '../../../plugins/desk/messages';
import { bundleDesk } from './bundle';
import { DeskError } from './deskError';
import { deskEvents } from './events';
import { listFacts } from './facts';
import { openFile, saveFile } from './files';
import { findFact } from './findFact';
import { guard } from './guard';
import { deletePage, movePage, pageUses } from './pages/changePages';
import { listPages } from './pages/listPages';
import { newPage } from './pages/newPage';
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

/** What the desk can do with the site's files: the body of a request is the input, and the result is the response. */
const fileActions: Record<string, (siteDirectory: string, input: never) => unknown> = {
  ...{
    pages: listPages,
    facts: listFacts,
    findFact,
    newPage,
    pageUses,
    movePage,
    deletePage,
    lastStep,
    undoStep,
    changes,
  },
  open: (siteDirectory, { file }: { file: string }) => openFile(siteDirectory, file),
  save: saveFile,
};

/** After these, steps with whole pages are in git and cannot be undone any more, in any desk that is open. */
const gitActions: Record<string, (siteDirectory: string, input: never) => Promise<unknown>> = {
  propose,
  startOver,
  update: (siteDirectory, { choices }: { choices: Record<string, Side> }) => update(siteDirectory, choices),
};

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
  let blocks: Promise<unknown> | undefined;

  async function answer(action: string, input: never): Promise<unknown> {
    if (Object.hasOwn(fileActions, action)) return fileActions[action]?.(siteDirectory, input);
    if (action === 'blocks') {
      // Reading them takes seconds.
      blocks ??= worker.do('blocks').catch((error: Error) => {
        blocks = undefined;
        throw error;
      });
      return blocks;
    }
    if (action === 'check' || action === 'checkAll') return worker.do(action, input);
    const change = Object.hasOwn(gitActions, action) ? gitActions[action] : undefined;
    if (!change) throw new DeskError('The desk cannot do that.', 404);
    return change(siteDirectory, input).finally(() => {
      forgetSteps(siteDirectory);
      events.tell({ type: 'pages' });
    });
  }

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
  desk.post('/api/:action', express.json({ limit: '4mb' }), (request, response, next) => {
    answer(request.params.action, request.body as never).then((result) => response.json(result ?? null), next);
  });
  desk.use(answerError);

  return {
    app: express().disable('x-powered-by').use(DESK_PATH, desk),
    close: () => Promise.all([events.close(), worker.close()]),
  };
}
