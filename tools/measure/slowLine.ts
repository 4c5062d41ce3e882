import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { portOf } from '../../lib/freePort';
import type { Line } from './slowPhone';

/**
 * A slow line to a host on this machine. Devtools do not slow down what a browser fetches before a click, this does.
 * @param origin of the host
 * @param line how slow
 * @returns the origin at the near end, and what ends the line
 */
export async function slowLine(
  origin: string,
  { latency, bytesPerSecond }: Line,
): Promise<{ origin: string; close: () => void }> {
  const port = Number(new URL(origin).port);
  const sockets = new Set<Socket>();
  /** When the line has carried all bytes so far. */
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
