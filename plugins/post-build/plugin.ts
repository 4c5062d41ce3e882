import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-pages';
import type { AllContent, LoadContext, Plugin } from '@docusaurus/types';
import { minify, type Options } from '@swc/html';
import { allRoutes, readBuiltPage } from '../../lib/builtSite';
import { makeShareImages, type Page } from '../artwork/shareImages';
import { dropHydrationMarkers, islandScripts } from '../islands/plugin';
import { dropUnneededScripts } from '../scripts/plugin';
import { describePage, type PageDescription, writeLlmsText, writeMarkdownPage } from '../site-files/markdownPages';
import { addContentPolicy, type PolicySettings } from './contentPolicy';
import { subsetFonts } from './fonts';
import { inlineStyles } from './pageStyles';

/** Returns the pages of the build, as Docusaurus' pages plugin has read them. */
function pagesOf(allContent: AllContent): Page[] {
  const pages = allContent['docusaurus-plugin-content-pages']?.default as LoadedContent;
  return pages.flatMap((page) =>
    page.type === 'mdx'
      ? {
          route: page.permalink,
          file: page.source.replace('@site/', ''),
          // `frontMatterParser` has checked it.
          frontMatter: page.frontMatter as Page['frontMatter'],
        }
      : [],
  );
}

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
 * and these depend on their order. Each page is parsed once, changed and written; then its Markdown page is
 * created.
 */
export default function postBuild({ siteDir }: LoadContext): Plugin {
  let shareImages: ReturnType<typeof makeShareImages>;
  return {
    name: 'post-build',
    async allContentLoaded({ allContent }) {
      // Not awaited, so that the images are drawn while the bundler runs, which often leaves a core idle.
      if (process.env.NODE_ENV === 'production') shareImages = makeShareImages(siteDir, pagesOf(allContent));
    },
    async postBuild({ outDir, siteConfig, generatedFilesDir }) {
      for (const [file, image] of await shareImages) {
        await mkdir(path.dirname(path.join(outDir, file)), { recursive: true });
        await writeFile(path.join(outDir, file), image);
      }

      const preloadFonts = await subsetFonts(siteDir, outDir);
      // The stylesheet must have the fonts' new names before it is inlined, and the policy contains hashes of inline code.
      const scripts = islandScripts(outDir, generatedFilesDir);
      const inlinePageStyles = inlineStyles(outDir, scripts.textFor);
      const descriptions: PageDescription[] = [];
      // One by one, because a thousand parsed pages would use too much memory.
      for (const route of [...allRoutes(outDir), '/404']) {
        const page = readBuiltPage(outDir, route);
        preloadFonts(page);
        scripts.add(page.$);
        dropHydrationMarkers(page.$);
        dropUnneededScripts(page.$);
        inlinePageStyles(page);
        addContentPolicy(page.$, siteConfig.customFields as unknown as PolicySettings);
        await writeFile(page.file, (await minify(page.$.html(), MINIFY_OPTIONS)).code);
        const description = describePage(route, page.$, siteConfig.url);
        if (description.isListed) await writeMarkdownPage(outDir, description, page.$);
        descriptions.push(description);
      }

      await writeLlmsText(outDir, descriptions);
    },
  };
}
