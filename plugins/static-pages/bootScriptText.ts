import path from 'node:path';
import { minifySync } from '@swc/core';
import { build } from 'esbuild';
import { factsPlugin } from '../bundler/facts';

/** Entry files in `src/boot`: `head` is inline in the head of every page, `index` is a file. */
export type BootScript = 'head' | 'index';

/**
 * Bundles a script from `src/boot` into a classic script without global names. esbuild bundles and SWC minifies, because
 * together they produce the shortest script.
 * @param siteDirectory folder that contains `src`
 */
export async function bootScriptText(siteDirectory: string, name: BootScript): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(siteDirectory, 'src/boot', `${name}.ts`)],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    charset: 'utf8',
    plugins: [factsPlugin(siteDirectory)],
  });
  const { code } = minifySync(`(() => {${outputFiles[0]?.text}})()`, {
    compress: { passes: 3, ecma: 2020, unsafe_arrows: true, negate_iife: false },
    mangle: true,
    ecma: 2020,
  });
  return code.replace(/;$/, '');
}
