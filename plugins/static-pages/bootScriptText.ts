import path from 'node:path';
import { minifySync } from '@swc/core';
import { buildSync } from 'esbuild';

/** The scripts of `src/boot`: the one inside the head of every page, and the one that is a file. */
export type BootScript = 'head' | 'index';

/**
 * The constant text of one of the scripts of `src/boot`: bundled into a classic script that leaves no name behind, as short
 * as the two tools can make it together.
 * @param siteDirectory folder of `src`
 */
export function bootScriptText(siteDirectory: string, name: BootScript): string {
  const { outputFiles } = buildSync({
    entryPoints: [path.join(siteDirectory, 'src/boot', `${name}.ts`)],
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
  return code.replace(/;$/, '');
}
