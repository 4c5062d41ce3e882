import type { Plugin } from '@docusaurus/types';
import { DESK_PATH } from './messages';

/**
 * Passes the requests for the desk on to its own process, which `npm start` starts (`tools/setup/start.mjs`). Without that process,
 * as in `npx docusaurus start`, there is no desk.
 */
export default function desk(): Plugin {
  const port = process.env.DESK_PORT;
  return {
    name: 'desk',
    configureWebpack(_config, isServer) {
      if (isServer || !port) return;
      // The bundler's types lack `devServer`, which belongs to webpack-dev-server.
      const configuration: object = {
        devServer: {
          proxy: [{ context: [DESK_PATH], target: `http://127.0.0.1:${port}` }],
          // The desk says what is wrong, in a writer's words, and the terminal in an engineer's.
          client: { overlay: false },
        },
      };
      return configuration;
    },
  };
}
