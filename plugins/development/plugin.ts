import type { Plugin } from '@docusaurus/types';
import { createMailbox } from './mailbox';

/** A middleware of webpack-dev-server. */
interface Middleware {
  name: string;
  middleware: unknown;
}

/** Inserts the mailbox after the development server's checks of `Host` and `Origin`, and before the pages. */
function addMailbox(middlewares: Middleware[]): Middleware[] {
  const lastCheck = middlewares.findIndex(({ name }) => name === 'cross-origin-header-check');
  middlewares.splice(lastCheck + 1, 0, { name: 'mailbox', middleware: createMailbox() });
  // webpack-merge calls Docusaurus' own function and this one with the same list, and concatenates what they return.
  return [];
}

/** Adds the mailbox to the development server, and lets the server refuse requests from other websites. */
export default function developmentServer(): Plugin {
  return {
    name: 'development-server',
    configureWebpack(_config, isServer) {
      if (isServer) return;
      // The bundler's types lack `devServer`, which belongs to webpack-dev-server.
      const configuration: object = {
        devServer: {
          // Docusaurus allows every host, and with it every origin. 'auto' is webpack-dev-server's default: this machine's names and IP addresses.
          allowedHosts: 'auto',
          // A function replaces Docusaurus' headers, which let every website read the responses.
          headers: () => ({}),
          setupMiddlewares: addMailbox,
        },
      };
      return configuration;
    },
  };
}
