import path from 'node:path';
import type { Config } from '@docusaurus/types';
import site from '../../docusaurus.config';
import { STAND_IN_CHAT_ID, STAND_IN_MEASUREMENT_ID, standInMail } from './standIns';

/** Resolves the site's own plugins and presets, which Docusaurus would look for beside this file. */
function resolved<Entry>(entries: readonly Entry[] = []): Entry[] {
  const absolute = (name: unknown) => (typeof name === 'string' && name.startsWith('./') ? path.resolve(name) : name);
  return entries.map((entry) => (Array.isArray(entry) ? [absolute(entry[0]), entry[1]] : absolute(entry)) as Entry);
}

/** The site with a mail service, the chat widget and analytics. */
const config: Config = {
  ...site,
  customFields: {
    ...site.customFields,
    mailSettings: standInMail,
    measurementId: STAND_IN_MEASUREMENT_ID,
    chatId: STAND_IN_CHAT_ID,
  },
  presets: resolved(site.presets),
  plugins: resolved(site.plugins),
};

export default config;
