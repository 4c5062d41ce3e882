import type { Plugin } from '@docusaurus/types';
import express from 'express';
import { codespaceHost, guard } from './guard';
import { createMailbox } from './mailbox/mailbox';

/** The name of this server in a codespace, where the connection for hot reload comes from. */
function ownCodespace(): string[] | null {
  const host = codespaceHost(process.argv[process.argv.lastIndexOf('--port') + 1] ?? '', process.env);
  return host === null ? null : [host];
}

/**
 * Adds the site's own parts to the development server, behind the guard. They are in its `app` option, because setting
 * `setupMiddlewares` would replace Docusaurus' own.
 */
export default function developmentServer(): Plugin {
  return {
    name: 'development-server',
    configureWebpack(_config, isServer) {
      if (isServer) return;
      // The bundler's types lack `devServer`, which belongs to webpack-dev-server.
      const configuration: object = {
        devServer: {
          app: () => express().use(guard).use(createMailbox()),
          // The guard does not see the connection for hot reload. Docusaurus allows every host and every origin.
          allowedHosts: ownCodespace() ?? 'auto',
          // A function takes the place of Docusaurus' headers, which let every website read the answers.
          headers: () => ({}),
        },
      };
      return configuration;
    },
  };
}
