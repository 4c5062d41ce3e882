import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { bootScriptText } from '../bootScripts';

/**
 * Puts two of the scripts of `src/boot` on every page, in development and in builds: what must run before
 * anything is painted or pressed inside the head, and the rest as one file, which browsers keep from page to page.
 */
export default function bootScript({ siteDir }: LoadContext): Plugin {
  const text = bootScriptText(siteDir, 'index');
  const file = `assets/js/boot.${createHash('sha256').update(text).digest('hex').slice(0, 8)}.js`;
  const isProduction = process.env.NODE_ENV === 'production';
  return {
    name: 'boot-script',
    injectHtmlTags: () => ({
      headTags: [
        { tagName: 'script', innerHTML: bootScriptText(siteDir, 'head') },
        // The development server has no folder to write the file to.
        ...(isProduction ? [{ tagName: 'script', attributes: { src: `/${file}`, defer: true } }] : []),
      ],
      postBodyTags: isProduction ? [] : [{ tagName: 'script', innerHTML: text }],
    }),
    async postBuild({ outDir }) {
      await mkdir(path.join(outDir, path.dirname(file)), { recursive: true });
      await writeFile(path.join(outDir, file), text);
    },
  };
}
