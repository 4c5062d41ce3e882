import { readFileSync } from 'node:fs';
import envCi from 'env-ci';
import { tryGit } from '../../lib/git';
import type { PreviewBuild } from './build';

type Environment = Record<string, string | undefined>;

/** The branch that Cloudflare deploys to the live site if `PRODUCTION_BRANCH` is not set. */
const DEFAULT_PRODUCTION_BRANCH = 'main';

/**
 * Whether the host's own variables call this build a preview. `env-ci` knows the host and the pull request, but not
 * whether the result becomes the live site. Every host has its own variable for that:
 * - Netlify: https://docs.netlify.com/configure-builds/environment-variables/#build-metadata
 * - Cloudflare Pages: https://developers.cloudflare.com/pages/configuration/build-configuration/#environment-variables
 * On other CI systems, GitHub Actions included, a build of a pull request is a preview.
 */
function isPreviewOf(environment: Environment, isPullRequest: boolean): boolean {
  const { NETLIFY, CONTEXT, CF_PAGES, CF_PAGES_BRANCH, PRODUCTION_BRANCH } = environment;
  if (NETLIFY) return CONTEXT !== 'production' && CONTEXT !== 'dev';
  if (CF_PAGES) return CF_PAGES_BRANCH !== (PRODUCTION_BRANCH || DEFAULT_PRODUCTION_BRANCH);
  return isPullRequest;
}

/** Returns a repository's web address for any form of its Git address, without the credentials in it. */
export function repositoryAddress(gitAddress: string): string | null {
  const [, host, path] =
    /^(?:[a-z+]+:\/\/)?(?:[^@/]*@)?([\w.-]+)(?::\d+)?[:/]\/?(.+?)(?:\.git)?\/?$/.exec(gitAddress) ?? [];
  return host && path ? `https://${host}/${path}` : null;
}

interface PullRequestEvent {
  pull_request?: { head?: { ref?: string; sha?: string; repo?: { html_url?: string } | null } };
}

/** What GitHub Actions was started with: it alone names the repository of a branch from a fork, and its last commit. */
function pullRequestHead({ GITHUB_ACTIONS, GITHUB_EVENT_PATH }: Environment) {
  if (!GITHUB_ACTIONS || !GITHUB_EVENT_PATH) return undefined;
  try {
    return (JSON.parse(readFileSync(GITHUB_EVENT_PATH, 'utf8')) as PullRequestEvent).pull_request?.head;
  } catch {
    return undefined;
  }
}

function repositoryOf(environment: Environment): string | null {
  const { REPOSITORY_URL, GITHUB_SERVER_URL, GITHUB_REPOSITORY } = environment;
  const onGitHub = GITHUB_SERVER_URL && GITHUB_REPOSITORY && `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}`;
  const gitAddress = REPOSITORY_URL || onGitHub || tryGit('.', 'config', '--get', 'remote.origin.url');
  return gitAddress ? repositoryAddress(gitAddress) : null;
}

function pullRequestNumber(pr: unknown): number | null {
  const number = Number(pr);
  return Number.isInteger(number) && number > 0 ? number : null;
}

/**
 * Decides whether a build is a preview, and collects what it knows about itself. `PREVIEW=0` means the live site's build
 * (checks on a pull request need it); any other value means a preview. Without `PREVIEW`, the host's variables decide.
 * @returns null for the live site's build and for builds on a developer's machine
 */
export function detectPreview(environment: Environment): PreviewBuild | null {
  const { PREVIEW } = environment;
  if (PREVIEW === '0') return null;

  const ci = envCi({ env: environment });
  const facts = ci as { pr?: string | number; isPr?: boolean; branch?: string; prBranch?: string; commit?: string };
  if (!PREVIEW && !(ci.isCi && isPreviewOf(environment, facts.isPr ?? false))) return null;

  const head = pullRequestHead(environment);
  const commit = head?.sha ?? facts.commit ?? null;
  return {
    pullRequest: pullRequestNumber(facts.pr),
    branch: head?.ref ?? facts.prBranch ?? facts.branch ?? null,
    commit,
    committedAt: commit && tryGit('.', 'show', '-s', '--format=%cI', commit),
    repository: head?.repo?.html_url ?? repositoryOf(environment),
  };
}
