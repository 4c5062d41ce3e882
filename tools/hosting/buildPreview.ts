/**
 * `npm run build:preview`: builds the site and, if the build is a preview, compares it with the base. If that fails, the preview
 * is published without marks, and its bar says so.
 */
import { spawnSync } from 'node:child_process';
import { readArguments } from '../../lib/arguments.mjs';
import { tryGit } from '../../lib/git';
import { detectPreview } from '../../plugins/preview/detectPreview';

const USAGE = `npm run build:preview

Builds the site as hosts do it. In a preview, the bar marks what changed.`;

const BASE = process.env.PRODUCTION_BRANCH || 'main';

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
  if (run('npm', 'run', 'review', '--', '--base', `origin/${BASE}`) !== 0)
    console.warn('The preview is published without marks.');
}
