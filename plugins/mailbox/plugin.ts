import type { LoadContext, Plugin } from '@docusaurus/types';
import express from 'express';
import { createMailbox } from './mailbox';

/**
 * Puts the mailbox into the development server. It goes into the app that the server starts from: its other hook,
 * `setupMiddlewares`, would replace the one that Docusaurus sets.
 */
export default function mailboxPlugin(_: LoadContext): Plugin {
  return {
    name: 'mailbox',
    configureWebpack(_config, isServer) {
      if (isServer) return;
      // `devServer` is webpack-dev-server's part of the configuration, which the bundler's types leave out.
      const configuration: object = { devServer: { app: () => express().use(createMailbox()) } };
      return configuration;
    },
  };
}
