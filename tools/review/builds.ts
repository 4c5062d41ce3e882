import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { git } from '../../lib/git';
import type { BuildPlace } from '../../plugins/manifest/types';
import { ReviewError } from './git';

/** Ignored by git; may be deleted at any time. */
export const CACHE_FOLDER = '.review-cache';
const GENERATED_FOLDER = '.docusaurus-review';
/** Lines of a failed build's output to show: the error is at the end. Lines of its stack trace are left out. */
const FAILURE_LINES = 40;
const STACK_LINE = /^\s+(at |\.\.\. \d+ lines matching)/;

/**
 * Environment variables that builds receive. Without the host's own variables, both builds are production builds even
 * if the review runs inside the build of a preview. A build runs the code of the branch, so it gets no home folder and no settings of npm,
 * which may contain passwords.
 */
const KEPT_VARIABLES = /^(PATH|SYSTEMROOT|TEMP|TMP|TMPDIR|LANG|TZ|CHAT_ID|GA_MEASUREMENT_ID|EMAILJS_\w+)$/i;

const execute = promisify(execFile);

/** npm installs from the registry that this machine uses. It runs no code of a package. */
const NPM_VARIABLES = /^(npm_config_\w+|HOME|USERPROFILE|APPDATA|LOCALAPPDATA|NODE_EXTRA_CA_CERTS)$/i;

function variables(names: RegExp): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => names.test(name)));
}

export function buildEnvironment(): NodeJS.ProcessEnv {
  return {
    ...variables(KEPT_VARIABLES),
    NODE_ENV: 'production',
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: GENERATED_FOLDER,
    // A cached build names variables differently and changes byte counts: two runs would give two reports.
    DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
  };
}

async function run(
  command: string,
  commandArguments: string[],
  directory: string,
  signal: AbortSignal,
  more: NodeJS.ProcessEnv = {},
): Promise<{ ok: boolean; output: string }> {
  try {
    await execute(command, commandArguments, {
      cwd: directory,
      env: { ...buildEnvironment(), ...more },
      shell: process.platform === 'win32',
      maxBuffer: 2 ** 28,
      signal,
    });
    return { ok: true, output: '' };
  } catch (error) {
    const { code, stdout, stderr } = error as { code?: unknown; stdout?: string; stderr?: string };
    // A name in place of an exit code: the command did not start, or it was stopped because the other build failed.
    if (typeof code === 'string') throw error;
    return { ok: false, output: `${stdout}${stderr}` };
  }
}

async function build(
  siteDirectory: string,
  outDirectory: string,
  packageDirectory: string,
  name: string,
  signal: AbortSignal,
): Promise<BuildPlace> {
  const core = createRequire(path.join(packageDirectory, 'package.json')).resolve('@docusaurus/core/package.json');
  const docusaurus = path.join(path.dirname(core), 'bin/docusaurus.mjs');
  const buildArguments = [docusaurus, 'build', '--out-dir', outDirectory];
  const { ok, output } = await run(process.execPath, buildArguments, siteDirectory, signal);
  if (!ok) {
    const lines = output
      .trim()
      .split('\n')
      .filter((line) => !STACK_LINE.test(line));
    throw new ReviewError(`The build of ${name} failed:\n\n${lines.slice(-FAILURE_LINES).join('\n')}`);
  }
  return { siteDirectory, outDirectory, generatedDirectory: path.join(siteDirectory, GENERATED_FOLDER) };
}

/** Builds the working tree, but not into `build/`. */
function buildHead(siteDirectory: string, signal: AbortSignal): Promise<BuildPlace> {
  const outDirectory = path.resolve(siteDirectory, CACHE_FOLDER, 'head');
  return build(siteDirectory, outDirectory, siteDirectory, 'the working tree', signal);
}

/** Cached builds are valid for one commit, one set of settings and one Node version. */
function cacheKey(siteDirectory: string, commit: string): string {
  const settingsFile = path.join(siteDirectory, '.env');
  const settings = existsSync(settingsFile) ? readFileSync(settingsFile, 'utf8') : '';
  const variables = Object.entries(buildEnvironment()).filter(([name]) => /^(CHAT|GA|EMAILJS)_/.test(name));
  const hash = createHash('sha256').update(JSON.stringify([settings, variables.sort(), process.version]));
  return `${commit.slice(0, 12)}-${hash.digest('hex').slice(0, 8)}`;
}

/** Installs the packages of the base if its lockfile differs. Otherwise it uses those of the working tree, in whose folder it is. */
async function packageDirectoryOf(
  worktree: string,
  siteDirectory: string,
  log: (text: string) => void,
  signal: AbortSignal,
): Promise<string> {
  const lockfile = (directory: string) => {
    const file = path.join(directory, 'package-lock.json');
    return existsSync(file) ? readFileSync(file, 'utf8') : '';
  };
  if (lockfile(worktree) === lockfile(siteDirectory)) return siteDirectory;
  log('Installing the packages of the base …');
  const install = ['install', '--no-save', '--no-audit', '--no-fund', '--ignore-scripts'];
  const { ok, output } = await run('npm', install, worktree, signal, variables(NPM_VARIABLES));
  if (!ok) throw new ReviewError(`The packages of the base could not be installed:\n\n${output.trim().slice(-2000)}`);
  return worktree;
}

/** Builds a commit in its own worktree, or returns its cached build. */
async function buildBase(
  siteDirectory: string,
  commit: string,
  log: (text: string) => void,
  signal: AbortSignal,
): Promise<BuildPlace> {
  const folder = path.resolve(siteDirectory, CACHE_FOLDER, cacheKey(siteDirectory, commit));
  const worktree = path.join(folder, 'site');
  const outDirectory = path.join(folder, 'build');
  const finished = path.join(folder, 'finished');
  if (existsSync(finished)) {
    log('The base is already built.');
    return { siteDirectory: worktree, outDirectory, generatedDirectory: path.join(worktree, GENERATED_FOLDER) };
  }

  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  git(siteDirectory, 'worktree', 'prune');
  git(siteDirectory, 'worktree', 'add', '--detach', '--force', worktree, commit);
  const settingsFile = path.join(siteDirectory, '.env');
  if (existsSync(settingsFile)) copyFileSync(settingsFile, path.join(worktree, '.env'));

  const packageDirectory = await packageDirectoryOf(worktree, siteDirectory, log, signal);
  log('Building the base …');
  const place = await build(worktree, outDirectory, packageDirectory, `the base, ${commit.slice(0, 7)},`, signal);
  writeFileSync(finished, '');
  return place;
}

/**
 * Builds a commit and the working tree at the same time.
 * @param log receives the progress
 * @throws ReviewError if one of them does not build, with the end of its output
 */
export async function buildBoth(
  siteDirectory: string,
  commit: string,
  log: (text: string) => void,
): Promise<{ before: BuildPlace; after: BuildPlace }> {
  const abort = new AbortController();
  try {
    log('Building the working tree …');
    const [before, after] = await Promise.all([
      buildBase(siteDirectory, commit, log, abort.signal),
      buildHead(siteDirectory, abort.signal),
    ]);
    return { before, after };
  } catch (error) {
    abort.abort();
    throw error;
  }
}
