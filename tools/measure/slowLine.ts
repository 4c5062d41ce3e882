import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { portOf } from '../../lib/freePort';

export interface Line {
  /** Milliseconds before a response starts. */
  latency: number;
  bytesPerSecond: number;
}

/**
 * Opens a slow connection to a host on this machine. Unlike throttling in DevTools, it also slows down prerendering.
 * @returns an origin to reach the host through the slow connection, and a function that closes the connection
 */
export async function slowLine(
  origin: string,
  { latency, bytesPerSecond }: Line,
): Promise<{ origin: string; close: () => void }> {
  const port = Number(new URL(origin).port);
  const sockets = new Set<Socket>();
  /** Time at which all bytes so far have been transferred. */
  let freeAt = 0;
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    for (const socket of [near, far]) sockets.add(socket.on('error', () => socket.destroy()));
    near.on('data', (data) => setTimeout(() => far.write(data), latency));
    far.on('data', (data) => {
      freeAt = Math.max(freeAt, performance.now()) + (data.length / bytesPerSecond) * 1000;
      setTimeout(() => near.write(data), freeAt - performance.now());
    });
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${portOf(server)}`,
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
