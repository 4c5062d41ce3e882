import type { LoadContext, Plugin } from '@docusaurus/types';
import { bootScriptText } from './bootScriptText';
import { scriptFile } from './scriptFile';

/**
 * Adds two scripts from `src/boot` to every page, in development and in builds: one inline in the head, which must run
 * before the first paint and the first input, and one as a file, which browsers cache.
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
        // The development server has no output folder for the file.
        ...(isProduction ? [{ tagName: 'script', attributes: { src: file.address, defer: true } }] : []),
      ],
      postBodyTags: isProduction ? [] : [{ tagName: 'script', innerHTML: text }],
    }),
    postBuild: ({ outDir }) => file.write(outDir),
  };
}
