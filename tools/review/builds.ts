import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { git } from '../../lib/git';
import type { BuildPlace } from '../../plugins/manifest/types';
import { ReviewError } from './git';

/** Ignored by git; may be deleted at any time. */
export const CACHE_FOLDER = '.review-cache';
const GENERATED_FOLDER = '.docusaurus-review';
/** A failed build says much; its end says what went wrong, and not through which functions it came. */
const LINES_OF_FAILURE = 40;
const STACK_LINE = /^\s+(at |\.\.\. \d+ lines matching)/;

/**
 * What builds may know of the machine. Without a host's own variables both builds are production builds, also when the
 * review runs inside a preview's build.
 */
const KEPT_VARIABLES =
  /^(PATH|HOME|USERPROFILE|APPDATA|LOCALAPPDATA|SYSTEMROOT|TEMP|TMP|TMPDIR|LANG|TZ|NODE_OPTIONS|NODE_EXTRA_CA_CERTS|CHAT_ID|GA_MEASUREMENT_ID|EMAILJS_\w+|npm_config_\w+)$/i;

function buildEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => KEPT_VARIABLES.test(name));
  return {
    ...Object.fromEntries(kept),
    NODE_ENV: 'production',
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: GENERATED_FOLDER,
    // With it a second build names variables otherwise and weighs some bytes more or less: two runs, two reports.
    DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
  };
}

function run(
  command: string,
  commandArguments: string[],
  directory: string,
  signal: AbortSignal,
): Promise<{ ok: boolean; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, commandArguments, {
      cwd: directory,
      env: buildEnvironment(),
      shell: process.platform === 'win32',
      signal,
    });
    let output = '';
    const collect = (chunk: Buffer) => {
      output += chunk;
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', reject);
    child.on('close', (code) => resolve({ ok: code === 0, output }));
  });
}

async function build(
  siteDirectory: string,
  outDirectory: string,
  programs: string,
  name: string,
  signal: AbortSignal,
): Promise<BuildPlace> {
  const core = createRequire(path.join(programs, 'package.json')).resolve('@docusaurus/core/package.json');
  const docusaurus = path.join(path.dirname(core), 'bin/docusaurus.mjs');
  const words = [docusaurus, 'build', '--out-dir', outDirectory];
  const { ok, output } = await run(process.execPath, words, siteDirectory, signal);
  if (!ok) {
    const lines = output.trim().split('\n');
    const end = lines
      .filter((line) => !STACK_LINE.test(line))
      .slice(-LINES_OF_FAILURE)
      .join('\n');
    throw new ReviewError(`The build of ${name} failed:\n\n${end}`);
  }
  return { siteDirectory, outDirectory, generatedDirectory: path.join(siteDirectory, GENERATED_FOLDER) };
}

/** Builds the working tree, beside `build/` and not into it. */
function buildHead(siteDirectory: string, signal: AbortSignal): Promise<BuildPlace> {
  const outDirectory = path.resolve(siteDirectory, CACHE_FOLDER, 'head');
  return build(siteDirectory, outDirectory, siteDirectory, 'the working tree', signal);
}

/** A cached build is of use while the commit, the settings and the Node version are the same. */
function cacheKey(siteDirectory: string, commit: string): string {
  const settingsFile = path.join(siteDirectory, '.env');
  const settings = existsSync(settingsFile) ? readFileSync(settingsFile, 'utf8') : '';
  const variables = Object.entries(buildEnvironment()).filter(([name]) => /^(CHAT|GA|EMAILJS)_/.test(name));
  const hash = createHash('sha256').update(JSON.stringify([settings, variables.sort(), process.version]));
  return `${commit.slice(0, 12)}-${hash.digest('hex').slice(0, 8)}`;
}

/** The base has its own packages when its lockfile differs; else it finds those of the working tree, in whose folder it is. */
async function programsFor(
  worktree: string,
  siteDirectory: string,
  tell: (text: string) => void,
  signal: AbortSignal,
): Promise<string> {
  const lockfile = (directory: string) => {
    const file = path.join(directory, 'package-lock.json');
    return existsSync(file) ? readFileSync(file, 'utf8') : '';
  };
  if (lockfile(worktree) === lockfile(siteDirectory)) return siteDirectory;
  tell('Installing the packages of the base, which differ …');
  const { ok, output } = await run('npm', ['install', '--no-save', '--no-audit', '--no-fund'], worktree, signal);
  if (!ok) throw new ReviewError(`The packages of the base could not be installed:\n\n${output.trim().slice(-2000)}`);
  return worktree;
}

/** Builds a commit in a worktree of its own, or takes the build that is there already. */
async function buildBase(
  siteDirectory: string,
  commit: string,
  tell: (text: string) => void,
  signal: AbortSignal,
): Promise<BuildPlace> {
  const folder = path.resolve(siteDirectory, CACHE_FOLDER, cacheKey(siteDirectory, commit));
  const worktree = path.join(folder, 'site');
  const outDirectory = path.join(folder, 'build');
  const finished = path.join(folder, 'finished');
  if (existsSync(finished)) {
    tell('The base is built already.');
    return { siteDirectory: worktree, outDirectory, generatedDirectory: path.join(worktree, GENERATED_FOLDER) };
  }

  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  git(siteDirectory, 'worktree', 'prune');
  git(siteDirectory, 'worktree', 'add', '--detach', '--force', worktree, commit);
  const settingsFile = path.join(siteDirectory, '.env');
  if (existsSync(settingsFile)) copyFileSync(settingsFile, path.join(worktree, '.env'));

  const programs = await programsFor(worktree, siteDirectory, tell, signal);
  tell('Building the base …');
  const place = await build(worktree, outDirectory, programs, `the base, ${commit.slice(0, 7)},`, signal);
  writeFileSync(finished, '');
  return place;
}

/**
 * Builds a commit and the working tree, both at once.
 * @param tell receives what is being done, for the person who waits
 * @throws ReviewError when one does not build, with the end of what the build said
 */
export async function buildBoth(
  siteDirectory: string,
  commit: string,
  tell: (text: string) => void,
): Promise<{ before: BuildPlace; after: BuildPlace }> {
  const other = new AbortController();
  try {
    tell('Building the working tree …');
    const [before, after] = await Promise.all([
      buildBase(siteDirectory, commit, tell, other.signal),
      buildHead(siteDirectory, other.signal),
    ]);
    return { before, after };
  } catch (error) {
    other.abort();
    throw error;
  }
}
