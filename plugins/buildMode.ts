import { tryGit } from '../lib/git';
import { reservedDomainIn } from '../lib/urls';
import type { Connections } from '../src/config/connections';
import type { Environment } from '../src/config/environment';
import { canSend, mailboxSettings, mailSettingsOf, noMail } from '../src/config/mailSettings';
import { thirdParties } from '../src/config/thirdParties';

/** The branch and pull request of a preview build. */
export interface PreviewBuild {
  /** Number of the pull request; null for a branch without one. */
  pullRequest: number | null;
  branch: string | null;
  /** Web address of the branch's repository, without a slash at the end; null if unknown. */
  repository: string | null;
}

/** What a plugin gets as its options if something depends on the mode: `npm start`, the live site, or a preview of a change. */
export interface ModeOptions {
  mode: 'development' | 'live' | 'preview';
}

interface BuildMode extends ModeOptions {
  /** The branch and pull request of a preview; null in the other modes. */
  preview: PreviewBuild | null;
  connections: Connections;
}

/** Returns a repository's web address without the credentials in it; null where Git uses SSH. */
function repositoryUrl(gitUrl: string): string | null {
  if (!URL.canParse(gitUrl)) return null;
  const { hostname, pathname } = new URL(gitUrl);
  return `https://${hostname}${pathname.replace(/(?:\.git)?\/?$/, '')}`;
}

/**
 * Decides whether a build is a preview, and returns its branch and pull request. `PREVIEW=0` means a build of the live site;
 * any other value means a preview. Without `PREVIEW`, Netlify's variables decide
 * (https://docs.netlify.com/configure-builds/environment-variables/#build-metadata).
 * @returns null for the live site's build and for builds on a developer's machine
 */
export function detectPreview(environment: Environment): PreviewBuild | null {
  const { PREVIEW, NETLIFY, CONTEXT, REVIEW_ID, HEAD, REPOSITORY_URL } = environment;
  const isNetlifyPreview = Boolean(NETLIFY) && CONTEXT !== 'production' && CONTEXT !== 'dev';
  if (PREVIEW ? PREVIEW === '0' : !isNetlifyPreview) return null;
  return {
    pullRequest: Number(REVIEW_ID) || null,
    branch: HEAD || tryGit('.', 'branch', '--show-current') || null,
    repository: repositoryUrl(REPOSITORY_URL || tryGit('.', 'config', '--get', 'remote.origin.url') || ''),
  };
}

/**
 * Returns the ID of the website's chat (`CHAT_ID`), or undefined without one.
 * @throws Error if the chat has an ID and no server
 */
function chatId({ CHAT_ID }: Environment): string | undefined {
  if (!CHAT_ID) return undefined;
  if (reservedDomainIn(thirdParties.chat.scriptUrl))
    throw new Error('CHAT_ID is set, so CHAT_HOST in src/config/thirdParties.ts needs the host of the chat.');
  return CHAT_ID;
}

/**
 * Returns the Google Analytics measurement ID (`GA_MEASUREMENT_ID`), or undefined without analytics. It becomes part of a script's address.
 * @throws Error for an invalid ID
 */
function measurementId({ GA_MEASUREMENT_ID: id }: Environment): string | undefined {
  if (!id) return undefined;
  if (!/^G-[A-Z0-9]{4,}$/.test(id)) throw new Error(`GA_MEASUREMENT_ID is "${id}". It must look like G-AB12CD34EF.`);
  return id;
}

/**
 * Decides the mode from environment variables. No other module does: `docusaurus.config.ts` passes the mode to the plugins.
 * @throws Error for an invalid setting
 */
export function buildMode(environment: Environment): BuildMode {
  const isDevelopment = environment.NODE_ENV !== 'production';
  const preview = isDevelopment ? null : detectPreview(environment);
  if (preview) return { mode: 'preview', preview, connections: { mailSettings: noMail } };
  const mailSettings = mailSettingsOf(environment);
  const connections = { mailSettings, chatId: chatId(environment) };
  if (!isDevelopment)
    return { mode: 'live', preview, connections: { ...connections, measurementId: measurementId(environment) } };
  const isSet = canSend(mailSettings, 'contact') || canSend(mailSettings, 'assessment');
  return {
    mode: 'development',
    preview,
    connections: isSet ? connections : { ...connections, mailSettings: mailboxSettings },
  };
}
