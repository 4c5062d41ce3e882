import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { git } from '../../lib/git';
import { today } from '../../lib/liveDays';
import type { BuildPlace } from '../../plugins/manifest/types';
import { type Building, build, buildEnvironment, type Contents, PAGES, run, STATES, variables } from './build';
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
async function buildOnce(base: Building, contents: Contents, log: (text: string) => void): Promise<BuildPlace> {
  const outDirectory = base.outDirectory + contents.suffix;
  const finished = path.join(path.dirname(base.outDirectory), `finished${contents.suffix}`);
  if (existsSync(finished)) {
    if (contents === PAGES) log('The base is already built.');
    return { ...base, outDirectory, generatedDirectory: path.join(base.siteDirectory, contents.folder) };
  }
  log(contents === PAGES ? 'Building the base …' : 'Building the states of the base …');
  const place = await build({ ...base, outDirectory }, contents);
  writeFileSync(finished, '');
  return place;
}

type Both = Record<'before' | 'after', BuildPlace>;

/** Builds of both sides. */
export interface Builds extends Both {
  /** A sentence that says why the states were not built, if they were not. */
  states: Both | string;
}

/** The reason for comparing no states that is good news. */
export const NO_STATE_CHANGED = 'None was compared: no changed file is used by one.';
/** The list of states, which an older base may not have. */
const STATES_LIST = 'plugins/states/states.ts';

/** What states and the examples of blocks are made of. */
const MAKES_STATES =
  /^(src\/(?!site\/redirects\.)|package-lock\.json$|plugins\/(static-pages|bundler|post-build|states|mdx)\/)/;

/**
 * Builds a commit and the working tree at the same time; where it matters, a second time with their states.
 * @param changed relative paths of changed files
 * @param log receives the progress
 * @throws ReviewError if one of them does not build, with the end of its output
 */
export async function buildBoth(
  siteDirectory: string,
  commit: string,
  changed: readonly string[],
  log: (text: string) => void,
): Promise<Builds> {
  const abort = new AbortController();
  try {
    log('Building the working tree …');
    const head = headBuilding(siteDirectory, abort.signal);
    const base = baseBuilding(siteDirectory, commit, log, abort.signal);
    const both = async (contents: Contents): Promise<Both> => {
      const [before, after] = await Promise.all([
        base.then((building) => buildOnce(building, contents, log)),
        build({ ...head, outDirectory: head.outDirectory + contents.suffix }, contents),
      ]);
      return { before, after };
    };
    const pages = await both(PAGES);
    if (!changed.some((file) => MAKES_STATES.test(file))) return { ...pages, states: NO_STATE_CHANGED };
    if (!existsSync(path.join(pages.before.siteDirectory, STATES_LIST))) {
      return { ...pages, states: 'The base has no list of states.' };
    }
    log('Building the states …');
    return { ...pages, states: await both(STATES) };
  } catch (error) {
    abort.abort();
    throw error;
  }
}
