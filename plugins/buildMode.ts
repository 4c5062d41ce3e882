import { reservedDomainIn } from '../lib/siteAddress';
import {
  canSend,
  type Environment,
  type MailSettings,
  mailboxSettings,
  mailSettingsOf,
  noMail,
} from '../src/config/mailSettings';
import { thirdParties } from '../src/config/thirdParties';
import type { PreviewBuild } from './preview/build';
import { detectPreview } from './preview/detectPreview';

/** What differs between `npm start`, the live site and a preview of a change. */
interface BuildMode {
  name: 'development' | 'live' | 'preview';
  /** The branch and pull request of a preview; null in the other modes. */
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
export function chatId({ CHAT_ID }: Environment, { scriptUrl }: { scriptUrl: string } = thirdParties.chat) {
  if (!CHAT_ID) return undefined;
  if (reservedDomainIn(scriptUrl))
    throw new Error(
      'CHAT_ID is set, but there is no chat: write its host into CHAT_HOST in src/config/thirdParties.ts.',
    );
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
 * Decides the mode from environment variables.
 * @throws Error for an invalid setting
 */
export function buildMode(environment: Environment): BuildMode {
  const isDevelopment = environment.NODE_ENV !== 'production';
  const internal = { preview: null, hasHandbook: true };
  const preview = isDevelopment ? null : detectPreview(environment);
  if (preview) return { ...internal, name: 'preview', preview, services: { mail: noMail } };
  const mail = mailSettingsOf(environment);
  const services = { mail, chatId: chatId(environment) };
  if (!isDevelopment) {
    const live = { ...services, measurementId: measurementId(environment) };
    return { name: 'live', preview: null, hasHandbook: false, services: live };
  }
  const isSet = canSend(mail, 'contact') || canSend(mail, 'assessment');
  return { ...internal, name: 'development', services: isSet ? services : { ...services, mail: mailboxSettings } };
}
