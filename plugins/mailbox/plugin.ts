import type { LoadContext, Plugin } from '@docusaurus/types';
import express from 'express';
import { createMailbox } from './mailbox';

/**
 * Adds the mailbox to the development server through its `app` option, because setting `setupMiddlewares` would replace
 * Docusaurus' own.
 */
export default function mailboxPlugin(_: LoadContext): Plugin {
  return {
    name: 'mailbox',
    configureWebpack(_config, isServer) {
      if (isServer) return;
      // The bundler's types lack `devServer`, which belongs to webpack-dev-server.
      const configuration: object = { devServer: { app: () => express().use(createMailbox()) } };
      return configuration;
    },
  };
}
