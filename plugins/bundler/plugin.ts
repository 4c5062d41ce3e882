import type { LoadContext, Plugin } from '@docusaurus/types';
import { BUNDLER_POLICY } from '../../src/config/thirdParties';
import { nameClasses } from './classNames';
import { factsRule } from './facts';

/**
 * Settings of the bundler: values in place of the modules that read facts, readable names of classes, and chunks that load under a content policy that
 * requires Trusted Types.
 */
export default function bundler({ siteDir }: LoadContext): Plugin {
  return {
    name: 'bundler',
    configureWebpack(config, isServer) {
      nameClasses(config);
      return {
        module: { rules: [factsRule(siteDir)] },
        ...(!isServer && { output: { trustedTypes: BUNDLER_POLICY } }),
      };
    },
  };
}
