import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { BUNDLER_POLICY } from '../../src/config/thirdParties';
import type { ModeOptions } from '../buildMode';
import { factsRule } from './facts';

type BundlerConfig = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

const BLOCK = /[\\/]src[\\/]blocks[\\/](\w+)[\\/]/;

/** Returns `Hero_title` for a stylesheet with the name of its block's folder, `Sheet_bill_row` for another there, and `Button_icon` elsewhere. */
function className({ resourcePath }: { resourcePath: string }, _pattern: string, local: string): string {
  const block = BLOCK.exec(resourcePath)?.[1];
  const name = path.basename(resourcePath, '.module.css');
  return block && block !== name ? `${block}_${name}_${local}` : `${name}_${local}`;
}

/**
 * Names a class after its stylesheet instead of Docusaurus' `title_aB3d`: people can read it, and a page is 0.4 kB
 * smaller. Outside of blocks, two stylesheets must not share a file name (`tests/unit/repository`). Docusaurus has no setting for it:
 * https://github.com/facebook/docusaurus/blob/main/packages/docusaurus/src/webpack/base.ts. Remove this when it has one.
 * @throws Error if Docusaurus configures CSS Modules differently
 */
function nameClasses({ module }: BundlerConfig): void {
  const loaders = (module?.rules ?? []).flatMap((rule) => (rule && rule !== '...' ? rule.use : [])) as {
    options?: { modules?: object };
  }[];
  const options = loaders.map((loader) => loader?.options?.modules).find(Boolean);
  if (!options) throw new Error('Docusaurus configures CSS Modules differently now. Change plugins/bundler/plugin.ts.');
  Object.assign(options, { getLocalIdent: className });
}

/**
 * Rspack asks Browserslist for its target each time it compiles the page's HTML, which is after every change. For `extends` in
 * `package.json`, Browserslist starts Node each time, which takes a third of the time until the page shows the change.
 */
const DEVELOPMENT_TARGET = ['web', 'es2022'];

/**
 * Settings of the bundler: facts as values, readable class names, named breakpoints, and chunks that load under a content policy that
 * requires Trusted Types.
 */
export default function bundler({ siteDir }: LoadContext, { mode }: ModeOptions): Plugin {
  return {
    name: 'bundler',
    configureWebpack(config, isServer) {
      nameClasses(config);
      return {
        module: { rules: [factsRule(siteDir)] },
        ...(!isServer && { output: { trustedTypes: BUNDLER_POLICY } }),
        ...(!isServer && mode === 'development' && { target: DEVELOPMENT_TARGET }),
      };
    },
    configurePostCss(options) {
      // Docusaurus' own plugins for PostCSS replace the names.
      const files = [path.join(siteDir, 'src/styles/breakpoints.css')];
      return {
        ...options,
        plugins: [[require.resolve('@csstools/postcss-global-data'), { files }], ...options.plugins],
      };
    },
  };
}
