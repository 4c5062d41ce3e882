import { tryGit } from '../../lib/git';
import type { PreviewBuild } from './build';

/** Returns a repository's web address without the credentials in it; null where Git uses SSH. */
function webAddress(gitAddress: string): string | null {
  if (!URL.canParse(gitAddress)) return null;
  const { hostname, pathname } = new URL(gitAddress);
  return `https://${hostname}${pathname.replace(/(?:\.git)?\/?$/, '')}`;
}

/**
 * Decides whether a build is a preview, and returns its branch and pull request. `PREVIEW=0` means a build of the live site;
 * any other value means a preview. Without `PREVIEW`, Netlify's variables decide
 * (https://docs.netlify.com/configure-builds/environment-variables/#build-metadata).
 * @returns null for the live site's build and for builds on a developer's machine
 */
export function detectPreview(environment: Record<string, string | undefined>): PreviewBuild | null {
  const { PREVIEW, NETLIFY, CONTEXT, REVIEW_ID, HEAD, REPOSITORY_URL } = environment;
  const isNetlifyPreview = Boolean(NETLIFY) && CONTEXT !== 'production' && CONTEXT !== 'dev';
  if (PREVIEW ? PREVIEW === '0' : !isNetlifyPreview) return null;
  return {
    pullRequest: Number(REVIEW_ID) || null,
    branch: HEAD || tryGit('.', 'branch', '--show-current') || null,
    repository: webAddress(REPOSITORY_URL || tryGit('.', 'config', '--get', 'remote.origin.url') || ''),
  };
}
