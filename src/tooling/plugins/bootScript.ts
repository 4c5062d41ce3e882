import path from 'node:path';
import type { HtmlTagObject, LoadContext, Plugin } from '@docusaurus/types';
import { buildSync } from 'esbuild';

function bundle(entryPoint: string): HtmlTagObject {
  const { outputFiles } = buildSync({
    entryPoints: [entryPoint],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    charset: 'utf8',
  });
  return { tagName: 'script', attributes: {}, innerHTML: outputFiles[0]?.text.trim() ?? '' };
}

/**
 * Bundles `src/boot` into two constant scripts inside every page, in development and in builds: the theme in the
 * head, the rest at the end of the body. Registers its client module.
 */
export default function bootScript({ siteDir }: LoadContext): Plugin {
  const bootFile = (name: string) => path.join(siteDir, 'src/boot', name);
  const headTags = [bundle(bootFile('theme.ts'))];
  const postBodyTags = [bundle(bootFile('index.ts'))];

  return {
    name: 'boot-script',
    getClientModules: () => [bootFile('clientModule.ts')],
    injectHtmlTags: () => ({ headTags, postBodyTags }),
  };
}
