import { cp, rm } from 'node:fs/promises';
import path from 'node:path';

/** Configuration for hosts, which visitors do not get. */
const FOR_HOSTS = ['_headers', '_redirects', '.nojekyll'];

/** Copies the published files of a build, with their times, and deletes what was there before. */
export async function copyPublished(build: string, target: string): Promise<void> {
  await rm(target, { recursive: true, force: true });
  await cp(build, target, {
    recursive: true,
    preserveTimestamps: true,
    filter: (file) => !FOR_HOSTS.includes(path.relative(build, file)),
  });
}
