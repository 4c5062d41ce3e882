import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { drawShareImages } from '../artwork/sharing-images/drawShareImages';
import { openManifest, writeManifest } from '../manifest/manifest';
import type { PageDescription } from '../manifest/types';
import { headerRules } from '../site-files/headerRules';
import { headersFile } from '../site-files/headersFile';
import { writeLlmsText, writeMarkdownPage } from '../site-files/markdown-pages/writeMarkdownPages';
import { writeRedirectsFile } from '../site-files/redirects/redirectsFile';
import { builtPages, writeBuiltPage } from './builtPage';
import type { PolicySettings } from './content-policy/contentPolicy';
import { contentPolicies } from './contentPolicies';
import { cutHeadingFont } from './headingFont';
import { inlineStyles } from './inlineStyles';

/**
 * The steps that work on the finished site, and those that need its routes: the host's files and the sharing images.
 * They are one plugin because Docusaurus runs the `postBuild` of all plugins at once, and these need their order. Each
 * page is parsed once, goes through the steps that change it, is written, and is then described and put into Markdown.
 */
export default function postBuild({ siteDir }: LoadContext): Plugin {
  let shareImages: ReturnType<typeof drawShareImages>;
  return {
    name: 'finish-pages',
    async allContentLoaded() {
      // Not awaited: they are drawn while the bundler works, which often waits for itself.
      if (process.env.NODE_ENV === 'production') shareImages = drawShareImages(siteDir);
    },
    async postBuild({ outDir, siteConfig, generatedFilesDir }) {
      await writeRedirectsFile(outDir);
      const rules = headerRules({ preview: siteConfig.noIndex });
      await writeFile(path.join(outDir, '_headers'), headersFile(rules));
      for (const [file, image] of await shareImages) {
        await mkdir(path.dirname(path.join(outDir, file)), { recursive: true });
        await writeFile(path.join(outDir, file), image);
      }

      const place = { siteDirectory: siteDir, outDirectory: outDir, generatedDirectory: generatedFilesDir };
      const [manifest, preloadFont] = await Promise.all([
        openManifest(place, siteConfig.url),
        cutHeadingFont(siteDir, outDir),
      ]);
      // The stylesheet names the font before it goes inside, and the policy holds the hashes of what stands inside.
      const inlinePageStyles = await inlineStyles(siteDir, outDir);
      const policies = contentPolicies(siteConfig.customFields as unknown as PolicySettings);
      const descriptions: PageDescription[] = [];
      for (const page of builtPages(outDir)) {
        preloadFont(page);
        await inlinePageStyles(page);
        policies.add(page);
        await writeBuiltPage(outDir, page);
        const description = manifest.describe(page);
        if (description.isListed) await writeMarkdownPage(outDir, description, page);
        descriptions.push(description);
      }
      policies.check();

      await writeManifest(place, manifest.of(descriptions));
      await writeLlmsText(outDir, descriptions);
    },
  };
}
