import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { BUNDLER_CHECK } from '../post-build/content-policy/contentPolicy';
import { classNamer, shortenClassNames } from './classNames';
import { factsRule } from './facts';
import { inlinePalette } from './inlinePalette';

/** Leaves the checks of blocks out of scripts for browsers: the server bundle has made them. */
function uncheckedBlocks(siteDir: string): Record<string, string> {
  return { [path.join(siteDir, 'src/blocks/blockError.ts')]: path.join(siteDir, 'plugins/bundler/uncheckedBlocks.ts') };
}

/**
 * Settings of the bundler: short class names in builds, values in place of the palette's names and of the modules that read
 * facts, no checks of blocks in browsers, and chunks that load under a content policy that requires Trusted Types. One plugin,
 * because the main script contains the name of each.
 */
export default function bundler({ siteDir }: LoadContext): Plugin {
  const nameOf = classNamer(siteDir);
  return {
    name: 'bundler',
    configurePostCss(options) {
      return { ...options, plugins: [...(options.plugins as unknown[]), inlinePalette()] };
    },
    configureWebpack(config, isServer) {
      const isProduction = process.env.NODE_ENV === 'production';
      if (isProduction) shortenClassNames(config, nameOf);
      return {
        ...(isProduction && !isServer && { resolve: { alias: uncheckedBlocks(siteDir) } }),
        module: { rules: [factsRule(siteDir)] },
        ...(!isServer && { output: { trustedTypes: BUNDLER_CHECK } }),
      };
    },
  };
}
