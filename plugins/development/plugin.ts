import type { IncomingMessage } from 'node:http';
import type { Plugin } from '@docusaurus/types';
import express from 'express';
import { guard, refusal } from './guard';
import { createMailbox } from './mailbox';

/** Decides on a connection for hot reload as on any other request (https://github.com/websockets/ws/blob/8.18.0/doc/ws.md). */
function acceptsHotReload(
  { req }: { req: IncomingMessage },
  answer: (isAccepted: boolean, status?: number, reason?: string) => void,
): void {
  const reason = refusal(req.headers);
  answer(reason === null, 403, reason ?? '');
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
          // The middleware does not see the connection for hot reload, over which errors of drafts and names of folders are sent.
          // Docusaurus allows every host and every origin; 'auto' allows every port of this machine, and `verifyClient` only the server's own.
          allowedHosts: 'auto',
          webSocketServer: { type: 'ws', options: { verifyClient: acceptsHotReload } },
          // A function takes the place of Docusaurus' headers, which let every website read the answers.
          headers: () => ({}),
        },
      };
      return configuration;
    },
  };
}
