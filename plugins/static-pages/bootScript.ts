import type { LoadContext, Plugin } from '@docusaurus/types';
import { bootScriptText } from './bootScriptText';
import { scriptFile } from './scriptFile';

/**
 * Adds two scripts from `src/boot` to every page, in development and in builds: one inline in the head, which must run
 * before the first paint and the first input, and one as a file, which browsers cache.
 */
export default async function bootScript({ siteDir }: LoadContext): Promise<Plugin> {
  const [head, text] = await Promise.all([bootScriptText(siteDir, 'head'), bootScriptText(siteDir, 'index')]);
  const file = scriptFile('boot', text);
  const isProduction = process.env.NODE_ENV === 'production';
  return {
    name: 'boot-script',
    injectHtmlTags: () => ({
      headTags: [
        { tagName: 'script', innerHTML: head },
        // The development server has no output folder for the file.
        ...(isProduction ? [{ tagName: 'script', attributes: { src: file.address, defer: true } }] : []),
      ],
      postBodyTags: isProduction ? [] : [{ tagName: 'script', innerHTML: text }],
    }),
    postBuild: ({ outDir }) => file.write(outDir),
  };
}
