import { tryGit } from '../../lib/git';
import type { PreviewBuild } from './build';

type Environment = Record<string, string | undefined>;

/** Returns a repository's web address for any form of its Git address, without the credentials in it. */
export function repositoryAddress(gitAddress: string): string | null {
  const [, host, path] =
    /^(?:[a-z+]+:\/\/)?(?:[^@/]*@)?([\w.-]+)(?::\d+)?[:/]\/?(.+?)(?:\.git)?\/?$/.exec(gitAddress) ?? [];
  return host && path ? `https://${host}/${path}` : null;
}

/**
 * Whether a build is a preview by the variables of its host:
 * - Netlify: https://docs.netlify.com/configure-builds/environment-variables/#build-metadata
 * - Cloudflare Pages: https://developers.cloudflare.com/pages/configuration/build-configuration/#environment-variables
 */
function isPreview({ PREVIEW, NETLIFY, CONTEXT, CF_PAGES, CF_PAGES_BRANCH, PRODUCTION_BRANCH }: Environment): boolean {
  if (PREVIEW) return PREVIEW !== '0';
  if (NETLIFY) return CONTEXT !== 'production' && CONTEXT !== 'dev';
  return Boolean(CF_PAGES) && CF_PAGES_BRANCH !== (PRODUCTION_BRANCH || 'main');
}

/**
 * Decides whether a build is a preview, and collects what it knows about itself. `PREVIEW=0` means the live site's build;
 * any other value means a preview. Without `PREVIEW`, the host's variables decide.
 * @returns null for the live site's build and for builds on a developer's machine
 */
export function detectPreview(environment: Environment): PreviewBuild | null {
  if (!isPreview(environment)) return null;
  const { NETLIFY, REVIEW_ID, HEAD, COMMIT_REF, REPOSITORY_URL, CF_PAGES_BRANCH, CF_PAGES_COMMIT_SHA } = environment;
  const commit = COMMIT_REF || CF_PAGES_COMMIT_SHA || tryGit('.', 'rev-parse', 'HEAD');
  const gitAddress = REPOSITORY_URL || tryGit('.', 'config', '--get', 'remote.origin.url');
  return {
    pullRequest: Number(REVIEW_ID) || null,
    branch: (NETLIFY ? HEAD : CF_PAGES_BRANCH) || tryGit('.', 'branch', '--show-current') || null,
    commit,
    committedAt: commit && tryGit('.', 'show', '-s', '--format=%ci', commit),
    repository: gitAddress ? repositoryAddress(gitAddress) : null,
  };
}
