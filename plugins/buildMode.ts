import { reservedDomainIn } from '../lib/siteAddress';
import { type MailSettings, noMail, siteMailSettings } from '../src/config/mailSettings';
import { measurementId } from '../src/config/settings';
import { thirdParties } from '../src/config/thirdParties';
import type { PreviewBuild } from './preview/build';
import { detectPreview } from './preview/detectPreview';

/** What differs between `npm start`, the live site and a preview of a change. */
interface BuildMode {
  name: 'development' | 'live' | 'preview';
  /** What a preview says about itself; null in the other modes. */
  preview: PreviewBuild | null;
  /** The handbook is for writers, so the live site does not have it. */
  hasHandbook: boolean;
  /** Services that the pages connect to. A preview has none. */
  services: { mail: MailSettings; chatId?: string | undefined; measurementId?: string | undefined };
}

/**
 * Returns the ID of the website's chat (`CHAT_ID`), or undefined without one.
 * @throws Error if the chat has an ID and no server
 */
export function chatId(
  { CHAT_ID }: Record<string, string | undefined>,
  { scriptUrl }: { scriptUrl: string } = thirdParties.chat,
) {
  if (!CHAT_ID) return undefined;
  if (reservedDomainIn(scriptUrl))
    throw new Error(
      'CHAT_ID is set, but there is no chat: write its host into CHAT_HOST in src/config/thirdParties.ts.',
    );
  return CHAT_ID;
}

/**
 * Decides the mode from environment variables.
 * @throws Error for a setting that cannot be right
 */
export function buildMode(environment: Record<string, string | undefined>): BuildMode {
  const isDevelopment = environment.NODE_ENV !== 'production';
  const inside = { preview: null, hasHandbook: true };
  const preview = isDevelopment ? null : detectPreview(environment);
  if (preview) return { ...inside, name: 'preview', preview, services: { mail: noMail } };
  const services = {
    mail: siteMailSettings(environment, !isDevelopment),
    chatId: chatId(environment),
    measurementId: measurementId(environment),
  };
  if (isDevelopment) return { ...inside, name: 'development', services };
  return { name: 'live', preview: null, hasHandbook: false, services };
}
