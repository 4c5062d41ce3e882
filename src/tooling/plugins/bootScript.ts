import path from 'node:path';
import type { HtmlTagObject, LoadContext, Plugin } from '@docusaurus/types';
import { minifySync } from '@swc/core';
import { buildSync } from 'esbuild';

/** Bundles a file into one classic script that leaves no name behind, as short as the two tools can make it together. */
function bundle(entryPoint: string): HtmlTagObject {
  const { outputFiles } = buildSync({
    entryPoints: [entryPoint],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    charset: 'utf8',
  });
  const { code } = minifySync(`(() => {${outputFiles[0]?.text}})()`, {
    compress: { passes: 3, ecma: 2020, unsafe_arrows: true, negate_iife: false },
    mangle: true,
    ecma: 2020,
  });
  return { tagName: 'script', attributes: {}, innerHTML: code.replace(/;$/, '') };
}

/**
 * Bundles `src/boot` into two constant scripts inside every page, in development and in builds: the theme in the
 * head, the rest at the end of the body. Registers its client modules.
 */
export default function bootScript({ siteDir }: LoadContext): Plugin {
  const bootFile = (name: string) => path.join(siteDir, 'src/boot', name);
  const headTags = [bundle(bootFile('theme.ts'))];
  const postBodyTags = [bundle(bootFile('index.ts'))];

  return {
    name: 'boot-script',
    getClientModules: () => [bootFile('calmHydration.ts'), bootFile('clientModule.ts')],
    injectHtmlTags: () => ({ headTags, postBodyTags }),
  };
}
