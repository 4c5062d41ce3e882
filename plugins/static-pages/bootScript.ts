import type { LoadContext, Plugin } from '@docusaurus/types';
import { bootScriptText } from './bootScriptText';
import { scriptFile } from './scriptFile';

/**
 * Puts two of the scripts of `src/boot` on every page, in development and in builds: what must run before
 * anything is painted or pressed inside the head, and the rest as one file, which browsers keep from page to page.
 */
export default function bootScript({ siteDir }: LoadContext): Plugin {
  const text = bootScriptText(siteDir, 'index');
  const file = scriptFile('boot', text);
  const isProduction = process.env.NODE_ENV === 'production';
  return {
    name: 'boot-script',
    injectHtmlTags: () => ({
      headTags: [
        { tagName: 'script', innerHTML: bootScriptText(siteDir, 'head') },
        // The development server has no folder to write the file to.
        ...(isProduction ? [{ tagName: 'script', attributes: { src: file.address, defer: true } }] : []),
      ],
      postBodyTags: isProduction ? [] : [{ tagName: 'script', innerHTML: text }],
    }),
    postBuild: ({ outDir }) => file.write(outDir),
  };
}
