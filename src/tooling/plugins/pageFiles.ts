import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { pageFilesBundlerPlugin } from '../pageFiles/bundlerPlugin';
import { writeEntries } from '../pageFiles/entries';
import { routeModules } from '../pageFiles/routeModules';

/** Modules of Docusaurus that know all routes, and those of `src/routing` that take their place in a browser. */
const REPLACED = /^@generated\/(routes|registry|routesChunkNames)$/;
const REPLACED_IN_CORE = /^\.\/(preload|docusaurus)$/;
const CORE = /@docusaurus[\\/]core[\\/]lib[\\/]client$/;

/**
 * Gives each page a script of its own, so that the script of a visited page does not grow with the number of pages.
 *
 * Docusaurus writes all routes into its main script and the names of all their files into the bundler's runtime. In
 * builds this plugin replaces both for the browser; the server and `npm start` keep what Docusaurus does. A site whose
 * routes have routes inside them keeps it as well.
 */
export default function pageFiles({ siteDir, generatedFilesDir }: LoadContext): Plugin {
  const routing = (name: string) => path.join(siteDir, 'src/routing', name);

  return {
    name: 'page-files',
    configureWebpack(_, isServer, { currentBundler: { instance: bundler } }) {
      const routes = isServer || process.env.NODE_ENV !== 'production' ? null : routeModules(generatedFilesDir);
      if (!routes) return {};
      const entries = writeEntries(routes, path.join(generatedFilesDir, 'page-entries'));
      return {
        optimization: { splitChunks: { chunks: ({ name }) => name !== 'main' } },
        plugins: [
          pageFilesBundlerPlugin(bundler, entries, path.join(generatedFilesDir, 'client-manifest.json')),
          new bundler.NormalModuleReplacementPlugin(REPLACED, (resource) => {
            resource.request = resource.request.replace(REPLACED, (_match, name) => routing(name));
          }),
          new bundler.NormalModuleReplacementPlugin(REPLACED_IN_CORE, (resource) => {
            if (!CORE.test(resource.context)) return;
            resource.request = resource.request.replace(REPLACED_IN_CORE, (_match, name) => routing(name));
          }),
        ],
      };
    },
  };
}
