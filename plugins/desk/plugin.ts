import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { DESK_PATH } from './messages';
import { shortErrors } from './shortErrors';

/**
 * Passes the requests for the desk on to its own process, which `npm start` starts (`tools/setup/start.mjs`), and shows what that
 * process finds on the pages, in the place of the bundler's overlay. Without that process, as in `npx docusaurus start`, there is
 * no desk.
 */
export default function desk({ siteDir }: LoadContext): Plugin {
  const port = process.env.DESK_PORT;
  return {
    name: 'desk',
    getClientModules: () => [path.join(siteDir, 'plugins/desk/findings/index.ts')],
    configureWebpack(_config, isServer) {
      if (isServer || !port) return;
      // The bundler's types lack `devServer`, which belongs to webpack-dev-server.
      const configuration: object = {
        plugins: [shortErrors(siteDir)],
        devServer: {
          client: { overlay: false },
          proxy: [{ context: [DESK_PATH], target: `http://127.0.0.1:${port}` }],
        },
      };
      return configuration;
    },
  };
}
