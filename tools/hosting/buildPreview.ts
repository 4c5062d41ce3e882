/**
 * `npm run build:preview`: what hosts run for previews. Builds the site and, where the build is a preview, puts the
 * review of its changes into it. A review that fails does not keep the preview from its readers: its bar then says
 * that no comparison was made.
 */
import { spawnSync } from 'node:child_process';
import { tryGit } from '../../lib/git';
import { detectPreview } from '../../plugins/preview/detectPreview';

const BASE = process.env.PRODUCTION_BRANCH || 'main';

function run(command: string, ...commandArguments: string[]): number {
  return spawnSync(command, commandArguments, { stdio: 'inherit', shell: process.platform === 'win32' }).status ?? 1;
}

const preview = detectPreview(process.env);
process.exitCode = run('npm', 'run', 'build');
if (process.exitCode === 0 && preview) {
  // Hosts clone one branch, often without its history.
  if (tryGit('.', 'rev-parse', '--is-shallow-repository') === 'true')
    run('git', 'fetch', '--quiet', '--unshallow', 'origin');
  run('git', 'fetch', '--quiet', 'origin', `+${BASE}:refs/remotes/origin/${BASE}`);
  const status = run('npm', 'run', 'review', '--', '--base', `origin/${BASE}`, '--publish');
  if (status !== 0) console.warn(`The review ended with ${status}; the preview is published all the same.`);
}
