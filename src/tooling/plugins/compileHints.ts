import type { LoadContext, Plugin } from '@docusaurus/types';

/**
 * Asks the browser to compile a whole script while it is loaded, beside the page's own work, and not each function when it
 * is first called. https://github.com/v8/v8/wiki/Explicit-javascript-compile-hints-%28Magic-comments%29
 */
const HINT = '//# allFunctionsCalledOnLoad';

/** React takes a page over during a visitor's first interaction: what is compiled before does not delay the answer. */
export default function compileHints(_: LoadContext): Plugin {
  return {
    name: 'compile-hints',
    configureWebpack: (_config, isServer, { currentBundler: { instance: bundler } }) => {
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      return {
        plugins: [
          new bundler.BannerPlugin({
            banner: HINT,
            raw: true,
            test: /\.js$/,
            // After the scripts are shortened, which takes comments away; before they are named by their content.
            stage: bundler.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
          }),
        ],
      };
    },
  };
}
