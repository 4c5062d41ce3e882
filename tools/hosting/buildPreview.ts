/**
 * `npm run build:preview`: what hosts run for previews. Builds the site and, where the build is a preview, puts the
 * review of its changes into it. A review that fails does not keep the preview from its readers: its bar then says
 * that no comparison was made.
 */
import { spawnSync } from 'node:child_process';
import { detectPreview } from '../../plugins/preview/detectPreview';

const BASE = process.env.PRODUCTION_BRANCH || 'main';

function run(command: string, ...commandArguments: string[]): number {
  return spawnSync(command, commandArguments, { stdio: 'inherit', shell: process.platform === 'win32' }).status ?? 1;
}

/** Hosts may also build without a repository; then git only says so, and the review after it. */
function isShallow(): boolean {
  return spawnSync('git', ['rev-parse', '--is-shallow-repository'], { encoding: 'utf8' }).stdout?.trim() === 'true';
}

const preview = detectPreview(process.env);
process.exitCode = run('npm', 'run', 'build');
if (process.exitCode === 0 && preview) {
  // Hosts clone one branch, often without its history.
  if (isShallow()) run('git', 'fetch', '--quiet', '--unshallow', 'origin');
  run('git', 'fetch', '--quiet', 'origin', `+${BASE}:refs/remotes/origin/${BASE}`);
  const status = run('npm', 'run', 'review', '--', '--base', `origin/${BASE}`, '--publish');
  if (status !== 0) console.warn(`The review ended with ${status}; the preview is published all the same.`);
}
