import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import Ajv from 'ajv';
import { portOf } from '../../../lib/freePort';
import description from './description.json';

type Json = Record<string, unknown>;

interface Operation {
  method: string;
  path: string;
  parameters: { name: string; in: string; required?: boolean; schema: Json }[];
  requestBody?: Json;
  status: number;
  example: unknown;
}

export interface Status {
  sha: string;
  context: string;
  state: string;
  description: string;
  creator: { login: string };
}

interface Comment {
  id: number;
  body: string;
  user: { login: string };
}

/** What is on GitHub. Tests change it as people do. */
export interface Repository {
  pull: { number: number; user: { login: string }; head: { sha: string } };
  files: { filename: string; previous_filename?: string; sha: string }[];
  comments: Comment[];
  /** The oldest first. */
  statuses: Status[];
  /** `admin`, `write`, `read`, by login; others are no collaborators. */
  permissions: Record<string, string>;
}

const BOT = { login: 'github-actions[bot]', type: 'Bot' };
// Limits of GitHub that its description does not name.
const MAX_BODY = 65_536;
const MAX_DESCRIPTION = 140;

const ajv = new Ajv({ coerceTypes: true, validateFormats: false, strict: false });
const operations = (description.operations as unknown as Operation[]).map((operation) => {
  const parts = operation.path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)');
  const of = (place: string) => operation.parameters.filter((parameter) => parameter.in === place);
  const schemaOf = (place: string) => ({
    type: 'object',
    properties: Object.fromEntries(of(place).map(({ name, schema }) => [name, schema])),
    required: of(place).flatMap(({ name, required }) => (required ? name : [])),
    additionalProperties: false,
  });
  return {
    ...operation,
    address: new RegExp(`^${parts}$`),
    isPath: ajv.compile(schemaOf('path')),
    isQuery: ajv.compile(schemaOf('query')),
    isBody: ajv.compile(operation.requestBody ?? { type: 'null' }),
  };
});

/** Answers an operation with GitHub's own example, in which the values of the repository replace those of the example. */
function answerOf({ method, path, example }: Operation, values: Json, body: Json, repository: Repository): unknown {
  const [one] = [example].flat() as Json[];
  const like = (value: unknown) => ({ ...one, ...(value as Json) });
  const comment = () => repository.comments.find(({ id }) => id === Number(values.comment_id));
  const name = path.replace('/repos/{owner}/{repo}/', '');
  if (name === 'pulls') return [like(repository.pull)];
  if (name === 'pulls/{pull_number}') return like(repository.pull);
  if (name.endsWith('/files')) return repository.files.map(like);
  if (name === 'issues/{issue_number}/comments') {
    if (method === 'GET') return repository.comments.map(like);
    const created = { id: 100 + repository.comments.length, body: String(body.body), user: BOT };
    repository.comments.push(created);
    return like(created);
  }
  if (name === 'issues/comments/{comment_id}') {
    const found = comment();
    if (found && method === 'PATCH') found.body = String(body.body);
    return found ? like(found) : null;
  }
  if (name.endsWith('/permission')) {
    const permission = repository.permissions[String(values.username)];
    return permission ? like({ permission }) : null;
  }
  if (method === 'POST') {
    const status = { ...(body as unknown as Status), sha: String(values.sha), creator: BOT };
    repository.statuses.push(status);
    return like(status);
  }
  return repository.statuses
    .filter(({ sha }) => sha === values.ref)
    .map(like)
    .reverse();
}

/**
 * Starts a stand-in for GitHub's REST API on this machine. It refuses whatever GitHub's own description of the API refuses: unknown
 * addresses, parameters and values, and requests without a token.
 */
export async function startGitHub(repository: Repository) {
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://github.invalid');
    const operation = operations.find((one) => one.method === request.method && one.address.test(pathname));
    const answer = (status: number, value: unknown) => response.writeHead(status).end(JSON.stringify(value));
    const body: Json | null = JSON.parse((await text(request)) || 'null');
    if (!/^Bearer \w+$/.test(request.headers.authorization ?? '')) return answer(401, { message: 'Requires a token' });
    if (!operation) return answer(404, { message: `Nothing is at ${request.method} ${pathname}` });
    const values = Object.fromEntries(
      Object.entries(operation.address.exec(pathname)?.groups ?? {}).map(([key, text]) => [
        key,
        decodeURIComponent(text),
      ]),
    );
    const query = Object.fromEntries(searchParams);
    if (!operation.isPath({ ...values }) || !operation.isQuery({ ...query }) || !operation.isBody(body)) {
      const errors = [operation.isPath, operation.isQuery, operation.isBody].flatMap(({ errors }) => errors ?? []);
      return answer(422, { message: ajv.errorsText(errors) });
    }
    if (String(body?.body ?? '').length > MAX_BODY || String(body?.description ?? '').length > MAX_DESCRIPTION) {
      return answer(422, { message: 'The text is too long' });
    }
    const value = answerOf(operation, values, body ?? {}, repository);
    if (value === null) return answer(404, { message: 'Not Found' });
    const { page = 1, per_page: length = 30 } = query;
    const start = (Number(page) - 1) * Number(length);
    return answer(operation.status, Array.isArray(value) ? value.slice(start, start + Number(length)) : value);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { api: `http://127.0.0.1:${portOf(server)}`, stop: () => server.close() };
}
