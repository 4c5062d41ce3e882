import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

const FOLDER = 'plugins/static-pages/react-use';

/**
 * Modules that are not observed: Docusaurus and what it is made of, which stands around every page; the observer; and
 * `useIsServed`, which tells a served page from one that React has written and does nothing more.
 */
const NOT_OBSERVED =
  /node_modules[\\/](@docusaurus|@mdx-js|react|react-dom|react-helmet-async|react-loadable|react-router|react-router-dom)[\\/]|[\\/]static-pages[\\/]react-use[\\/]|[\\/](reactUse|useIsServed)\.tsx?$/;

/**
 * Finds out, while a build renders a page, whether the page needs React in a visitor's browser: modules of the server's
 * bundle get a `react` that records its use. A page with nothing recorded has no scripts but the small one.
 */
export default function reactUse({ siteDir }: LoadContext): Plugin {
  const folder = path.join(siteDir, FOLDER);
  return {
    name: 'react-use',
    configureWebpack: (_config, isServer) =>
      isServer
        ? {
            module: {
              rules: [
                {
                  test: (file: string) => !NOT_OBSERVED.test(file),
                  resolve: {
                    alias: {
                      react: path.join(folder, 'react'),
                      '@docusaurus/useIsBrowser': path.join(folder, 'useIsBrowser.ts'),
                    },
                  },
                },
              ],
            },
          }
        : {},
  };
}
