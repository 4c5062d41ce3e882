import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { build } from 'esbuild';
import { writeFileAndDirectory } from '../../lib/files';
import { PREVIEW_DIRECTORY } from '../../src/config/paths';
import type { PreviewBuild } from '../buildMode';
import { isDraft, pageSources } from '../mdx/pageSources';
import { BAR_SCRIPT, type BarSettings, CHANGES_FILE } from './pageChanges';

async function writeBar(siteDir: string, outDir: string, settings: BarSettings): Promise<void> {
  // `npm run review` replaces it. Without this file, the bar's request would fail in a preview without a comparison.
  await writeFileAndDirectory(path.join(outDir, CHANGES_FILE), 'null\n');
  await build({
    entryPoints: ['index.ts', 'bar.css'].map((name) => path.join(siteDir, 'plugins/preview/bar', name)),
    outdir: path.join(outDir, PREVIEW_DIRECTORY),
    entryNames: 'bar',
    bundle: true,
    minify: true,
    target: 'chrome123',
    charset: 'utf8',
    format: 'iife',
    define: { BAR_SETTINGS: JSON.stringify(settings) },
  });
}

/**
 * Adds the preview bar to every page and keeps forms from sending. Only previews use this plugin.
 * `noIndex` in `docusaurus.config.ts` and `plugins/site-files/headers.ts` keep search engines away.
 */
export default function preview({ siteDir }: LoadContext, options: unknown): Plugin {
  // Docusaurus adds an id to the options of every plugin.
  const { id: _, ...previewBuild } = options as PreviewBuild & { id: string };
  return {
    name: 'preview',
    configureWebpack: () => ({
      resolve: {
        alias: { [path.join(siteDir, 'src/forms/send.ts')]: path.join(siteDir, 'plugins/preview/sendNothing.ts') },
      },
    }),
    injectHtmlTags: () => ({
      headTags: [{ tagName: 'script', attributes: { src: `/${BAR_SCRIPT}`, defer: true } }],
    }),
    async postBuild({ outDir }) {
      const pages = pageSources(siteDir);
      const drafts = pages.filter(({ frontMatter }) => isDraft(frontMatter));
      await writeBar(siteDir, outDir, {
        ...previewBuild,
        sources: Object.fromEntries(pages.map(({ route, file }) => [route, file])),
        drafts: drafts.map(({ route }) => route),
      });
    },
  };
}
