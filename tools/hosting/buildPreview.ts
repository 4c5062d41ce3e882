/**
 * `npm run build:preview`: builds the site and, if the build is a preview, adds the review of its changes. If the review
 * fails, the preview is published without it, and the preview bar says so.
 */
import { spawnSync } from 'node:child_process';
import { readArguments } from '../../lib/commandLine';
import { tryGit } from '../../lib/git';
import { detectPreview } from '../../plugins/preview/detectPreview';

const USAGE = `npm run build:preview

Builds the site as hosts do it, with the review of its changes if the build is a preview.`;

const BASE = process.env.GITHUB_BASE_REF || process.env.PRODUCTION_BRANCH || 'main';

function run(command: string, ...commandArguments: string[]): number {
  return spawnSync(command, commandArguments, { stdio: 'inherit', shell: process.platform === 'win32' }).status ?? 1;
}

readArguments(USAGE, {});
const preview = detectPreview(process.env);
process.exitCode = run('npm', 'run', 'build');
if (process.exitCode === 0 && preview) {
  // Hosts clone one branch, often without its history.
  if (tryGit('.', 'rev-parse', '--is-shallow-repository') === 'true')
    run('git', 'fetch', '--quiet', '--unshallow', 'origin');
  run('git', 'fetch', '--quiet', 'origin', `+${BASE}:refs/remotes/origin/${BASE}`);
  const status = run('npm', 'run', 'review', '--', '--base', `origin/${BASE}`, '--build', 'build');
  if (status > 1) console.warn(`The review ended with status ${status}. The preview is published without it.`);
}
