import classic, { type Options } from '@docusaurus/preset-classic';
import type { LoadContext, Preset } from '@docusaurus/types';

/** The plugins of preset-classic without its theme, which `src/theme` replaces. */
export default function classicPreset(context: LoadContext, options: Options): Preset {
  const { plugins } = classic(context, options);
  return { plugins };
}
