import { cp, rm } from 'node:fs/promises';
import path from 'node:path';

/** Files of a build that hosts read and nobody else needs. */
const FOR_HOSTS = ['_headers', '_redirects', '.nojekyll'];

/** Copies what visitors may fetch, with the files' times, in place of whatever was there. */
export async function copyPublished(build: string, target: string): Promise<void> {
  await rm(target, { recursive: true, force: true });
  await cp(build, target, {
    recursive: true,
    preserveTimestamps: true,
    filter: (file) => !FOR_HOSTS.includes(path.relative(build, file)),
  });
}
