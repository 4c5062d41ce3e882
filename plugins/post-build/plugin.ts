import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { minify, type Options } from '@swc/html';
import { allRoutes, readHtmlPage } from '../../lib/builtSite';
import { writeFileAndDirectory } from '../../lib/files';
import { connectionsOf } from '../../src/config/connections';
import { rootFiles } from '../../src/config/paths';
import { makeShareImages } from '../artwork/shareImages';
import type { ModeOptions } from '../buildMode';
import { dropHydrationMarkers, islandScripts } from '../islands/plugin';
import { isDraft, pageSources } from '../mdx/pageSources';
import { dropFormArrival } from '../scripts/plugin';
import { llmsText, writeMarkdownPage } from '../site-files/markdownPages';
import { addContentSecurityPolicy } from './contentSecurityPolicy';
import { subsetFonts } from './fonts';
import { inlineStyles } from './pageStyles';

/** Docusaurus' own options, except that inline code stays unchanged: the content policy contains its hashes. */
const MINIFY_OPTIONS: Options = {
  tagOmission: 'keep-head-and-body',
  removeComments: false,
  removeEmptyAttributes: false,
  removeRedundantAttributes: 'none',
  normalizeAttributes: false,
  sortSpaceSeparatedAttributeValues: false,
  minifyJs: false,
  minifyJson: false,
  minifyCss: false,
};

/**
 * Runs the post-build steps. They are one plugin because Docusaurus runs the `postBuild` hooks of all plugins in parallel,
 * and these depend on their order. Each page is parsed once, changed and written; then its Markdown page is created.
 */
export default function postBuild({ siteDir, siteConfig }: LoadContext, { mode }: ModeOptions): Plugin {
  let shareImages: ReturnType<typeof makeShareImages>;
  return {
    name: 'post-build',
    async allContentLoaded() {
      const pages = pageSources(siteDir).filter(({ frontMatter }) => mode === 'preview' || !isDraft(frontMatter));
      // Not awaited: the images are drawn while the bundler runs, which often leaves a core idle.
      if (mode !== 'development') shareImages = makeShareImages(siteDir, pages);
    },
    async postBuild({ outDir, generatedFilesDir }) {
      for (const [file, image] of await shareImages) await writeFileAndDirectory(path.join(outDir, file), image);

      const preloadFonts = await subsetFonts(siteDir, outDir);
      // The stylesheet must have the fonts' new names before it is inlined, and the policy contains hashes of inline code.
      const scripts = islandScripts(outDir, generatedFilesDir);
      const inlinePageStyles = inlineStyles(outDir, scripts.textFor);
      const lines = new Map<string, string>();
      // One after the other, because a thousand parsed pages would use too much memory.
      for (const route of [...allRoutes(outDir), '/404']) {
        const page = readHtmlPage(outDir, route);
        preloadFonts(page);
        scripts.add(page.$);
        dropHydrationMarkers(page.$);
        dropFormArrival(page.$);
        inlinePageStyles(page);
        addContentSecurityPolicy(page.$, connectionsOf(siteConfig));
        await writeFile(page.file, (await minify(page.$.html(), MINIFY_OPTIONS)).code);
        const line = await writeMarkdownPage(outDir, route, page.$);
        if (line !== null) lines.set(route, line);
      }
      await writeFile(path.join(outDir, rootFiles.pageList), llmsText(lines));
    },
  };
}
