import { DESK_PATH } from '../../../plugins/desk/messages';
import type { Actions } from '../server/app';
import type { DeskEvent } from '../server/events';

const token = document.querySelector<HTMLMetaElement>('meta[name="desk-token"]')?.content ?? '';

const NO_SERVER = 'The desk does not answer. Is "npm start" still running? What you wrote is kept in this browser.';

async function send<Result>(address: string, body: BodyInit, type: string): Promise<Result> {
  const headers = { 'X-Desk-Token': token, 'Content-Type': type };
  const response = await fetch(`${DESK_PATH}/api/${address}`, { method: 'POST', headers, body }).catch(() => null);
  const answer = await response?.json().catch(() => null);
  if (response?.ok) return answer as Result;
  throw new Error(answer?.message ?? NO_SERVER);
}

/** Asks the server to do something. @throws Error whose message is for the writer */
export function call<Name extends keyof Actions>(
  action: Name,
  ...[input]: Parameters<Actions[Name]>
): Promise<Awaited<ReturnType<Actions[Name]>>> {
  return send(action, JSON.stringify(input ?? {}), 'application/json');
}

export function uploadPicture(file: File): Promise<{ source: string }> {
  return send(`picture?name=${encodeURIComponent(file.name)}`, file, 'application/octet-stream');
}

/** Calls back for everything that the server tells. Returns a function that stops it. */
export function listen(callback: (event: DeskEvent) => void): () => void {
  const source = new EventSource(`${DESK_PATH}/api/events?token=${encodeURIComponent(token)}`);
  source.onmessage = ({ data }) => callback(JSON.parse(data));
  return () => source.close();
}
