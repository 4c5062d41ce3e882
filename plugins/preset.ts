import classicPreset, { type Options } from '@docusaurus/preset-classic';
import type { LoadContext, PluginConfig, Preset } from '@docusaurus/types';

/**
 * `@docusaurus/preset-classic` with its plugins (docs, pages, sitemap) and without its theme. `src/theme` replaces
 * theme-classic, including Infima, the Prism client, the progress bar and the inline color-mode script.
 */
export default function preset(context: LoadContext, options: Options): Preset {
  const { plugins = [] } = classicPreset(context, options);
  return { plugins: plugins as PluginConfig[] };
}
