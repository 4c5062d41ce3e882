import { once } from 'node:events';
import { createStaticHost } from './staticHost';

export interface FreeHost {
  /** `http://127.0.0.1:41234`. */
  origin: string;
  close: () => void;
}

/** Serves a built site on a free port of this machine. */
export async function serveOnFreePort(directory: string): Promise<FreeHost> {
  const server = createStaticHost(directory).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The server has no port.');
  return { origin: `http://127.0.0.1:${address.port}`, close: () => server.close() };
}
