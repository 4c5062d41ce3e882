import { tryGit } from '../../lib/git';
import type { PreviewBuild } from './build';

type Environment = Record<string, string | undefined>;

/** Returns a repository's web address without the credentials in it; null where Git uses SSH. */
function webAddress(gitAddress: string): string | null {
  if (!URL.canParse(gitAddress)) return null;
  const { hostname, pathname } = new URL(gitAddress);
  return `https://${hostname}${pathname.replace(/(?:\.git)?\/?$/, '')}`;
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
  const { NETLIFY, REVIEW_ID, HEAD, REPOSITORY_URL, CF_PAGES_BRANCH } = environment;
  return {
    pullRequest: Number(REVIEW_ID) || null,
    branch: (NETLIFY ? HEAD : CF_PAGES_BRANCH) || tryGit('.', 'branch', '--show-current') || null,
    repository: webAddress(REPOSITORY_URL || tryGit('.', 'config', '--get', 'remote.origin.url') || ''),
  };
}
