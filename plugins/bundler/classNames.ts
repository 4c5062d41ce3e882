import type { LoadContext, Plugin } from '@docusaurus/types';

/** A hash of the module's path in the site and the class: no class name changes when another class is added. */
const SHORT_NAME = '[hash:base64:4]';

/** The part of css-loader's options that this plugin changes. */
interface CssOptions {
  modules?: { localIdentName: string };
}

interface Rule {
  use?: { options?: CssOptions }[];
}

/**
 * Gives the classes of CSS modules short names in builds: every page contains each class twice, in its elements and in
 * its styles. The development server keeps the long names.
 */
export default function classNames(_: LoadContext): Plugin {
  return {
    name: 'class-names',
    configureWebpack(config) {
      if (process.env.NODE_ENV !== 'production') return {};
      // Docusaurus has no setting for it, and merging would add a second rule for the same files.
      for (const { use } of (config.module?.rules ?? []) as Rule[]) {
        for (const { options } of Array.isArray(use) ? use : []) {
          if (options?.modules) options.modules.localIdentName = SHORT_NAME;
        }
      }
      return {};
    },
  };
}
