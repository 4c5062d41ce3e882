import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

/** Returns the port of a listening server. */
export function portOf(server: Server): number {
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The server has no port.');
  return address.port;
}

/** Finds a port that nothing is using. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const port = portOf(server);
  server.close();
  await once(server, 'close');
  return port;
}
