import { compressFiles } from '../hosting/compressFiles';
import { serveOnFreePort } from '../hosting/freeHost';

/**
 * Compresses built sites in place, as `npm run emit -- nginx` does, and serves them on the loopback interface.
 * @param use receives the origins in the same order; the servers stop when it ends
 */
export async function withHosts<Result>(
  directories: readonly string[],
  use: (origins: string[]) => Promise<Result>,
): Promise<Result> {
  for (const directory of directories) await compressFiles(directory);
  const hosts = await Promise.all(directories.map(serveOnFreePort));
  try {
    return await use(hosts.map(({ origin }) => origin));
  } finally {
    for (const host of hosts) host.close();
  }
}
