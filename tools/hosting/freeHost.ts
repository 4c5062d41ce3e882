import { once } from 'node:events';
import { portOf } from '../../lib/freePort';
import { createStaticHost } from './staticHost';

export interface FreeHost {
  /** `http://127.0.0.1:41234`. */
  origin: string;
  close: () => void;
}

/** Serves a built site locally on a free port. */
export async function serveOnFreePort(directory: string): Promise<FreeHost> {
  const server = createStaticHost(directory).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { origin: `http://127.0.0.1:${portOf(server)}`, close: () => server.close() };
}
