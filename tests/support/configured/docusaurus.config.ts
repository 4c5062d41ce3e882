import path from 'node:path';
import type { Config } from '@docusaurus/types';
import site from '../../../docusaurus.config';
import { STAND_IN_CHAT_ID, STAND_IN_MEASUREMENT_ID, standInMail } from '../standIns';

type Entry = NonNullable<Config['plugins']>[number];

/** Resolves the site's own plugins and presets, which Docusaurus would look for beside this file. */
function resolved(entries: readonly Entry[] = []): Entry[] {
  const absolute = <Name>(name: Name) =>
    typeof name === 'string' && name.startsWith('./') ? path.resolve(name) : name;
  return entries.map((entry) => (Array.isArray(entry) ? [absolute(entry[0]), entry[1]] : absolute(entry)) as Entry);
}

/** The site with a mail service, the chat widget, analytics and a sign-in service, with which nobody has signed in. */
const config: Config = {
  ...site,
  customFields: {
    ...site.customFields,
    mail: standInMail,
    measurementId: STAND_IN_MEASUREMENT_ID,
    chatId: STAND_IN_CHAT_ID,
  },
  presets: resolved(site.presets) as Config['presets'],
  plugins: [
    ...resolved(site.plugins),
    () => ({
      name: 'signed-in-provider',
      configureWebpack: () => ({
        resolve: {
          alias: { [path.resolve('src/account/siteProvider.ts')]: path.join(__dirname, 'signedInProvider.ts') },
        },
      }),
    }),
  ],
};

export default config;
