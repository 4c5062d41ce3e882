import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

const FOLDER = 'plugins/static-pages/react-use';

/**
 * Modules that are not observed: Docusaurus and its dependencies, which surround every page; the observer itself; and
 * `useIsServed`, which only tells served HTML from HTML that React rendered in the browser.
 */
const NOT_OBSERVED =
  /node_modules[\\/](@docusaurus|@mdx-js|react|react-dom|react-helmet-async|react-loadable|react-router|react-router-dom)[\\/]|[\\/]static-pages[\\/]react-use[\\/]|[\\/](reactUse|useIsServed)\.tsx?$/;

/**
 * Detects, while a build renders a page, whether the page needs React in the browser: modules of the server bundle import a
 * `react` that records its use. A page without recorded use ships only the boot script.
 */
export default function detectReactUse({ siteDir }: LoadContext): Plugin {
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
