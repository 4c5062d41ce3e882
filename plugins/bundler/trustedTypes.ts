import type { LoadContext, Plugin } from '@docusaurus/types';
import { BUNDLER_CHECK } from '../post-build/content-policy/contentPolicy';

/** Lets the bundle load its chunks under a content policy that requires Trusted Types. */
export default function trustedTypes(_: LoadContext): Plugin {
  return {
    name: 'trusted-types',
    configureWebpack: (_config, isServer) => (isServer ? {} : { output: { trustedTypes: BUNDLER_CHECK } }),
  };
}
