import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { builtPages, writeBuiltPage } from '../../lib/builtPage';
import { drawShareImages } from '../artwork/sharing-images/drawShareImages';
import { describePage, type PageDescription } from '../site-files/describePage';
import { headerRules } from '../site-files/headerRules';
import { headersFile } from '../site-files/headersFile';
import { writeLlmsText, writeMarkdownPage } from '../site-files/markdown-pages/writeMarkdownPages';
import { writeRedirectsFile } from '../site-files/redirects/redirectsFile';
import { islandScripts } from '../static-pages/islandScripts';
import type { PolicySettings } from './content-policy/contentPolicy';
import { contentPolicies } from './contentPolicies';

import { subsetFonts } from './fonts';
import { dropHydrationMarks } from './hydrationMarks';
import { inlineStyles } from './inlineStyles';

/**
 * Runs the post-build steps. They are one plugin because Docusaurus runs the `postBuild` hooks of all plugins in parallel,
 * and these depend on their order. Each page is parsed once, changed and written; then its Markdown page is
 * created.
 */
export default function postBuild({ siteDir }: LoadContext, options: unknown): Plugin {
  const { day } = options as { day: string | null };
  let shareImages: ReturnType<typeof drawShareImages>;
  return {
    name: 'page-files',
    async allContentLoaded() {
      // Not awaited, so that the images are drawn while the bundler runs, which often leaves a core idle.
      if (process.env.NODE_ENV === 'production') shareImages = drawShareImages(siteDir, day);
    },
    async postBuild({ outDir, siteConfig, generatedFilesDir }) {
      await writeRedirectsFile(siteDir, outDir);
      const rules = headerRules({ preview: siteConfig.noIndex });
      await writeFile(path.join(outDir, '_headers'), headersFile(rules));
      for (const [file, image] of await shareImages) {
        await mkdir(path.dirname(path.join(outDir, file)), { recursive: true });
        await writeFile(path.join(outDir, file), image);
      }

      const preloadFonts = await subsetFonts(siteDir, outDir);
      // The stylesheet must have the fonts' new names before it is inlined, and the policy contains hashes of inline code.
      const scripts = islandScripts(outDir, generatedFilesDir);
      const inlinePageStyles = await inlineStyles(siteDir, outDir, scripts.textFor);
      const policies = contentPolicies(siteConfig.customFields as unknown as PolicySettings);
      const descriptions: PageDescription[] = [];
      for (const page of builtPages(outDir)) {
        preloadFonts(page);
        scripts.add(page.$);
        dropHydrationMarks(page.$);
        await inlinePageStyles(page);
        policies.add(page);
        await writeBuiltPage(outDir, page);
        const description = describePage(page, siteConfig.url);
        if (description.isListed) await writeMarkdownPage(outDir, description, page);
        descriptions.push(description);
      }
      policies.check();

      await writeLlmsText(outDir, descriptions);
    },
  };
}
