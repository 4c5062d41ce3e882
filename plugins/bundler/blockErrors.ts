import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** Leaves the checks of blocks out of a build's scripts for browsers. The server bundle makes them. */
export default function blockErrors({ siteDir }: LoadContext): Plugin {
  const file = (name: string) => path.join(siteDir, name);
  return {
    name: 'block-errors',
    configureWebpack: (_config, isServer) =>
      isServer || process.env.NODE_ENV !== 'production'
        ? {}
        : { resolve: { alias: { [file('src/blocks/blockError.ts')]: file('plugins/bundler/uncheckedBlocks.ts') } } },
  };
}
