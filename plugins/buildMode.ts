import { today } from '../lib/liveDays';
import { type MailSettings, noMail, siteMailSettings } from '../src/config/mailSettings';
import type { PreviewBuild } from './preview/build';
import { detectPreview } from './preview/detectPreview';

/** A Google measurement ID. It becomes part of a script's address, so it is checked. */
const MEASUREMENT_ID = /^G-[A-Z0-9]{4,}$/;

/**
 * Returns the Google Analytics measurement ID of a production build (`GA_MEASUREMENT_ID`), or undefined without analytics.
 * The configuration leaves it out of previews.
 * @throws Error for an invalid ID
 */
export function measurementId(environment: Record<string, string | undefined>): string | undefined {
  const { GA_MEASUREMENT_ID: id, NODE_ENV } = environment;
  if (!id || NODE_ENV !== 'production') return undefined;
  if (!MEASUREMENT_ID.test(id)) throw new Error(`GA_MEASUREMENT_ID is "${id}". It must look like G-AB12CD34EF.`);
  return id;
}

/** What differs between `npm start`, the live site and a preview of a change. */
interface BuildMode {
  name: 'development' | 'live' | 'preview';
  /** What a preview says about itself; null in the other modes. */
  preview: PreviewBuild | null;
  /** The day whose pages the build contains; null for all pages, drafts included. */
  day: string | null;
  /** The handbook is for writers, so the live site does not have it. */
  hasHandbook: boolean;
  /** The desk runs in a process of its own, which `npm start` starts. */
  hasDesk: boolean;
  /** Services that the pages connect to. In a preview, nobody answers. */
  services: { mail: MailSettings; chatId?: string | undefined; measurementId?: string | undefined };
}

/**
 * Decides the mode from environment variables.
 * @throws Error for a setting that cannot be right
 */
export function buildMode(environment: Record<string, string | undefined>): BuildMode {
  const isDevelopment = environment.NODE_ENV !== 'production';
  const services = {
    mail: siteMailSettings(environment, !isDevelopment),
    chatId: environment.CHAT_ID,
    measurementId: measurementId(environment),
  };
  const inside = { preview: null, day: null, hasHandbook: true };
  if (isDevelopment) {
    return { ...inside, name: 'development', hasDesk: Boolean(environment.DESK_PORT), services };
  }
  const preview = detectPreview(environment);
  if (preview) return { ...inside, name: 'preview', preview, hasDesk: false, services: { mail: noMail } };
  return { name: 'live', preview: null, day: today(), hasHandbook: false, hasDesk: false, services };
}
