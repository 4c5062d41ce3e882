import classicPreset, { type Options } from '@docusaurus/preset-classic';
import type { LoadContext, PluginConfig, Preset } from '@docusaurus/types';

/**
 * `@docusaurus/preset-classic` without its theme: the plugins (docs, pages, sitemap) stay, and `src/theme` is the
 * whole theme. Infima, the Prism client, the progress bar and the inline colour-mode script go with theme-classic.
 */
export default function preset(context: LoadContext, options: Options): Preset {
  const { plugins = [] } = classicPreset(context, options);
  return { plugins: plugins as PluginConfig[] };
}
