import { spawn } from 'node:child_process';
import { once } from 'node:events';

export interface LoadFigures {
  connections: number;
  requestsPerSecond: number;
  /** Milliseconds within which 99 of 100 answers came. */
  p99: number;
  requests: number;
  /** Answers with a status other than 2xx and 3xx. */
  badStatus: number;
  /** Connections and answers that failed, and answers that took longer than two seconds. */
  socketErrors: number;
}

const MILLISECONDS = { us: 0.001, ms: 1, s: 1000, m: 60_000 };

/**
 * Reads what wrk prints (https://github.com/wg/wrk).
 * @throws Error when the text has no figures
 */
export function parseWrk(text: string, connections: number): LoadFigures {
  const [, latency = '', unit = 'ms'] = /99%\s+([\d.]+)(us|ms|s|m)\b/.exec(text) ?? [];
  const requestsPerSecond = /Requests\/sec:\s+([\d.]+)/.exec(text)?.[1];
  const requests = /(\d+) requests in/.exec(text)?.[1];
  if (!latency || !requestsPerSecond || !requests) throw new Error(`wrk gave no figures:\n${text}`);
  const errors = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(text)?.slice(1) ?? [];
  return {
    connections,
    requestsPerSecond: Number(requestsPerSecond),
    p99: Number(latency) * MILLISECONDS[unit as keyof typeof MILLISECONDS],
    requests: Number(requests),
    badStatus: Number(/Non-2xx or 3xx responses: (\d+)/.exec(text)?.[1] ?? 0),
    socketErrors: errors.reduce((sum, count) => sum + Number(count), 0),
  };
}

/**
 * Puts load on an address.
 * @param wrk the program
 * @param seconds how long
 */
export async function load(wrk: string, url: string, connections: number, seconds: number): Promise<LoadFigures> {
  // Each connection is an open file; the shell may have allowed few.
  const command = `ulimit -n 8192 2>/dev/null; exec "$0" --latency -t2 -c${connections} -d${seconds}s "$1"`;
  const process = spawn('sh', ['-c', command, wrk, url], { stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  process.stdout.on('data', (data) => {
    text += data;
  });
  process.stderr.on('data', (data) => {
    text += data;
  });
  await once(process, 'close');
  return parseWrk(text, connections);
}
