import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { git, tryGit } from '../../lib/git';

/** An error whose message is for the person who started the review. */
export class ReviewError extends Error {}

/** The two commits of a review, and what differs between them. */
export interface Comparison {
  base: string;
  head: string;
  files: string[];
  /** Files with changes that are in no commit and are therefore not reviewed. */
  uncommitted: string[];
}

const linesOf = (output: string) => output.split('\n').filter(Boolean);

/**
 * Finds the commit at which this branch left a ref, so that newer commits of the ref are not reported as reverted, and what
 * has changed since.
 * @throws ReviewError if there is no such ref, or no common commit
 */
export function compareCommits(directory: string, ref: string): Comparison {
  const isShallow = tryGit(directory, 'rev-parse', '--is-shallow-repository') === 'true';
  const advice = isShallow ? '\nThis is a shallow clone. Complete it with: git fetch --unshallow' : '';
  const commit = tryGit(directory, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`);
  if (!commit) throw new ReviewError(`There is no branch, tag or commit "${ref}".${advice}`);
  const base = tryGit(directory, 'merge-base', commit, 'HEAD');
  if (!base) throw new ReviewError(`This branch and ${ref} have no commit in common.${advice}`);
  const status = git(directory, 'status', '--porcelain', '--no-renames', '--untracked-files=all');
  return {
    base,
    head: git(directory, 'rev-parse', 'HEAD'),
    files: linesOf(git(directory, 'diff', '--name-only', '--no-renames', base, 'HEAD')),
    uncommitted: linesOf(status).map((line) => line.slice(3)),
  };
}

/** Ignored by git; may be deleted at any time. */
export const CACHE_FOLDER = '.review-cache';

export interface Build {
  /** The sources: contains `pages/` and `src/`. */
  site: string;
  out: string;
}

export type Builds = Record<'before' | 'after', Build>;

/** Lines of a failed build's output to show: the error and its stack trace are at the end. */
const FAILURE_LINES = 80;

/**
 * Environment variables that builds receive. A build runs the code of the branch, so it gets no home folder and no settings of
 * npm, which may contain passwords.
 */
const BUILD_VARIABLES = /^(PATH|SYSTEMROOT|TEMP|TMP|TMPDIR|LANG|TZ)$/i;
/** For npm, which installs from the registry that this machine uses. `--ignore-scripts` keeps it from running code of packages. */
const NPM_VARIABLES = /^(npm_config_\w+|HOME|USERPROFILE|APPDATA|LOCALAPPDATA|NODE_EXTRA_CA_CERTS)$/i;

function variables(names: RegExp): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => names.test(name)));
}

/** Returns the environment of a build, which makes it a preview whatever the host says. */
export function buildEnvironment(): NodeJS.ProcessEnv {
  return { ...variables(BUILD_VARIABLES), NODE_ENV: 'production', PREVIEW: '1' };
}

async function run(command: string, args: string[], cwd: string, env: NodeJS.ProcessEnv, failure: string) {
  try {
    await promisify(execFile)(command, args, { cwd, env, shell: process.platform === 'win32', maxBuffer: 2 ** 28 });
  } catch (error) {
    const { stdout = '', stderr = '', message } = error as { stdout?: string; stderr?: string; message: string };
    const lines = `${stdout}${stderr}`.trim().split('\n');
    throw new ReviewError(`${failure}\n\n${lines.slice(-FAILURE_LINES).join('\n') || message}`);
  }
}

/**
 * Builds a commit as a preview in a git worktree, or returns the build from an earlier call. It uses the packages of the working
 * tree, unless the commit has another lockfile.
 * @param directory the working tree
 * @throws ReviewError if it does not build, with the end of its output
 */
export async function buildCommit(directory: string, commit: string, log: (text: string) => void): Promise<Build> {
  const folder = path.resolve(directory, CACHE_FOLDER, commit);
  const build = { site: path.join(folder, 'site'), out: path.join(folder, 'build') };
  const finished = path.join(folder, 'finished');
  const name = commit.slice(0, 7);
  if (existsSync(finished)) {
    log(`${name} is already built.`);
    return build;
  }
  log(`Building ${name} …`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  git(directory, 'worktree', 'prune');
  git(directory, 'worktree', 'add', '--detach', '--force', build.site, commit);
  if (tryGit(directory, 'diff', '--quiet', commit, '--', 'package-lock.json') === null) {
    log(`Installing the packages of ${name} …`);
    const install = ['ci', '--no-audit', '--no-fund', '--ignore-scripts'];
    const environment = { ...variables(BUILD_VARIABLES), ...variables(NPM_VARIABLES) };
    await run('npm', install, build.site, environment, `The packages of ${name} could not be installed:`);
  } else {
    // Tools such as cspell look for packages only in the folder in which they run.
    symlinkSync(path.resolve(directory, 'node_modules'), path.join(build.site, 'node_modules'), 'junction');
  }
  const core = createRequire(path.join(build.site, 'package.json')).resolve('@docusaurus/core/package.json');
  const docusaurus = path.join(path.dirname(core), 'bin/docusaurus.mjs');
  const args = [docusaurus, 'build', '--out-dir', build.out];
  await run(process.execPath, args, build.site, buildEnvironment(), `The build of ${name} failed:`);
  writeFileSync(finished, '');
  return build;
}
