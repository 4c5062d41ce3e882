import type { LoadContext, Plugin } from '@docusaurus/types';
import { BUNDLER_POLICY } from '../../src/config/thirdParties';
import { factsRule } from './facts';

type BundlerConfig = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

const CSS_MODULE = /(\w+)\.module\.css$/;

/**
 * Names a class after its stylesheet, `Hero_title`, in place of Docusaurus' `title_aB3d`: people can read it, and a page has
 * 0.4 kB less to transfer. Two stylesheets must not share a file name (`tests/unit/repository`). Docusaurus has no setting for it:
 * https://github.com/facebook/docusaurus/blob/main/packages/docusaurus/src/webpack/base.ts. Remove when it has.
 * @throws Error if Docusaurus configures CSS Modules differently
 */
function nameClasses({ module }: BundlerConfig): void {
  const loaders = (module?.rules ?? []).flatMap((rule) => (rule && rule !== '...' ? rule.use : [])) as {
    options?: { modules?: object };
  }[];
  const options = loaders.map((loader) => loader?.options?.modules).find(Boolean);
  if (!options) throw new Error('Docusaurus configures CSS Modules differently now. Change plugins/bundler/plugin.ts.');
  Object.assign(options, { localIdentName: '[1]_[local]', localIdentRegExp: CSS_MODULE });
}

/**
 * The page's HTML is compiled again with each change, and Rspack then asks Browserslist for its target. For `extends` in `package.json` it
 * starts Node each time, which takes a third of the time until the page shows the change.
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
