import type { LoadContext, Plugin } from '@docusaurus/types';
import { BUNDLER_CHECK } from '../post-build/content-policy/contentPolicy';
import { classNamer, shortenClassNames } from './classNames';
import { factsRule } from './facts';

/**
 * Settings of the bundler: short class names in builds, values in place of the modules that read facts, and chunks that load
 * under a content policy that requires Trusted Types. One plugin, because the main script contains the name of each.
 */
export default function bundler({ siteDir }: LoadContext): Plugin {
  const nameOf = classNamer(siteDir);
  return {
    name: 'bundler',
    configureWebpack(config, isServer) {
      if (process.env.NODE_ENV === 'production') shortenClassNames(config, nameOf);
      return {
        module: { rules: [factsRule(siteDir)] },
        ...(!isServer && { output: { trustedTypes: BUNDLER_CHECK } }),
      };
    },
  };
}
