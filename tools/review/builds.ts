import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { git } from '../../lib/git';
import { today } from '../../lib/liveDays';
import type { BuildPlace } from '../../plugins/manifest/types';
import { type Building, build, buildEnvironment, GENERATED_FOLDER, run, variables } from './build';
import { ReviewError } from './git';

/** What messages call the reviewed state. */
export const WORKING_TREE = 'the working tree';
/** Ignored by git; may be deleted at any time. */
export const CACHE_FOLDER = '.review-cache';
/** npm installs from the registry that this machine uses. It runs no code of a package. */
const NPM_VARIABLES = /^(npm_config_\w+|HOME|USERPROFILE|APPDATA|LOCALAPPDATA|NODE_EXTRA_CA_CERTS)$/i;

/** Describes the build of the working tree, which is not into `build/`. */
function headBuilding(siteDirectory: string, signal: AbortSignal): Building {
  const outDirectory = path.resolve(siteDirectory, CACHE_FOLDER, 'head');
  return { siteDirectory, outDirectory, packageDirectory: siteDirectory, name: WORKING_TREE, signal };
}

/** Cached builds are valid for one commit, one set of settings, one Node version, and one day, which decides which pages are live. */
function cacheKey(siteDirectory: string, commit: string): string {
  const settingsFile = path.join(siteDirectory, '.env');
  const settings = existsSync(settingsFile) ? readFileSync(settingsFile, 'utf8') : '';
  const variables = Object.entries(buildEnvironment()).filter(([name]) => /^(CHAT|GA|EMAILJS)_/.test(name));
  const hash = createHash('sha256').update(JSON.stringify([settings, variables.sort(), process.version, today()]));
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

/** Creates the worktree of the base with its packages, unless it is there. */
async function baseBuilding(
  siteDirectory: string,
  commit: string,
  log: (text: string) => void,
  signal: AbortSignal,
): Promise<Building> {
  const folder = path.resolve(siteDirectory, CACHE_FOLDER, cacheKey(siteDirectory, commit));
  const worktree = path.join(folder, 'site');
  const outDirectory = path.join(folder, 'build');
  const building = { siteDirectory: worktree, outDirectory, name: `the base, ${commit.slice(0, 7)},`, signal };
  if (!existsSync(path.join(folder, 'finished'))) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    git(siteDirectory, 'worktree', 'prune');
    git(siteDirectory, 'worktree', 'add', '--detach', '--force', worktree, commit);
    const settingsFile = path.join(siteDirectory, '.env');
    if (existsSync(settingsFile)) copyFileSync(settingsFile, path.join(worktree, '.env'));
  }
  const isInstalled = existsSync(path.join(worktree, 'node_modules/@docusaurus'));
  return {
    ...building,
    packageDirectory: isInstalled ? worktree : await packageDirectoryOf(worktree, siteDirectory, log, signal),
  };
}

/** Builds a base once; afterwards it is found again. */
async function buildOnce(base: Building, log: (text: string) => void): Promise<BuildPlace> {
  const finished = path.join(path.dirname(base.outDirectory), 'finished');
  if (existsSync(finished)) {
    log('The base is already built.');
    return { ...base, generatedDirectory: path.join(base.siteDirectory, GENERATED_FOLDER) };
  }
  log('Building the base …');
  const place = await build(base);
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
): Promise<Record<'before' | 'after', BuildPlace>> {
  const abort = new AbortController();
  try {
    log('Building the working tree …');
    const base = baseBuilding(siteDirectory, commit, log, abort.signal);
    const [before, after] = await Promise.all([
      base.then((building) => buildOnce(building, log)),
      build(headBuilding(siteDirectory, abort.signal)),
    ]);
    return { before, after };
  } catch (error) {
    abort.abort();
    throw error;
  }
}
