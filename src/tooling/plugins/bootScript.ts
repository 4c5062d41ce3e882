import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { buildSync } from 'esbuild';

/**
 * Bundles `src/boot` into one constant script and puts it inline at the end of every page, in development and in
 * builds, and registers its client module.
 */
export default function bootScript({ siteDir }: LoadContext): Plugin {
  const bootDirectory = path.join(siteDir, 'src/boot');
  const { outputFiles } = buildSync({
    entryPoints: [path.join(bootDirectory, 'index.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    charset: 'utf8',
  });
  const innerHTML = outputFiles[0]?.text.trim() ?? '';

  return {
    name: 'boot-script',
    getClientModules: () => [path.join(bootDirectory, 'clientModule.ts')],
    injectHtmlTags: () => ({ postBodyTags: [{ tagName: 'script', attributes: {}, innerHTML }] }),
  };
}
