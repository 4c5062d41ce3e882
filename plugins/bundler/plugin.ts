import type { LoadContext, Plugin } from '@docusaurus/types';
import { BUNDLER_POLICY } from '../../src/config/thirdParties';
import { nameClasses } from './classNames';
import { factsRule } from './facts';

/**
 * The page's HTML is compiled again with each change, and Rspack then asks Browserslist for its target. For `extends` in `package.json` it
 * starts Node each time, which is a third of the time from a key to the picture in the desk.
 */
const DEVELOPMENT_TARGET = ['web', 'es2022'];

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
        ...(!isServer && process.env.NODE_ENV === 'development' && { target: DEVELOPMENT_TARGET }),
      };
    },
  };
}
