import path from 'node:path';
import type { Config, Plugin } from '@docusaurus/types';
import site from '../../../docusaurus.config';
import { testMail } from './mail';

/** Components beside this file that need React for one reason each, or for none. */
const NEEDS_REACT = ['OnlyHandler', 'OnlyState', 'OnlyEffect', 'OnlyClass', 'OnlyBrowser', 'OnlyConstant'];

type Entry = NonNullable<Config['plugins']>[number];

/** Plugins and presets of the site's own, found from here: Docusaurus looks for them from the configuration file. */
function found(entries: readonly Entry[] = []): Entry[] {
  const absolute = <Name>(name: Name) =>
    typeof name === 'string' && name.startsWith('./') ? path.resolve(name) : name;
  return entries.map((entry) => (Array.isArray(entry) ? [absolute(entry[0]), entry[1]] : absolute(entry)) as Entry);
}

/** A page for each of them: `/needs-react/OnlyState`. */
const needsReact = (): Plugin => ({
  name: 'needs-react',
  async contentLoaded({ actions }) {
    for (const name of [...NEEDS_REACT, 'Nothing']) {
      actions.addRoute({
        path: `/needs-react/${name}`,
        component: path.join(__dirname, 'needsReact', `${name}.tsx`),
        exact: true,
      });
    }
  },
});

/** The site as it is with a mail service, the chat widget, analytics switched on and a sign-in service plugged in: one that has signed a user in. */
const config: Config = {
  ...site,
  customFields: { ...site.customFields, mail: testMail, measurementId: 'G-TEST123456', chatId: 'test-chat' },
  presets: found(site.presets) as Config['presets'],
  plugins: [
    ...found(site.plugins),
    needsReact,
    () => ({
      name: 'signed-in-user',
      configureWebpack: () => ({
        resolve: {
          alias: { [path.resolve('src/account/siteProvider.ts')]: path.join(__dirname, 'signedInProvider.ts') },
        },
      }),
    }),
  ],
};

export default config;
