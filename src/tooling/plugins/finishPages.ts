import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { addContentPolicies } from '../finish/contentPolicies';
import { cutHeadingFont } from '../finish/headingFont';
import { inlineStyles } from '../finish/inlineStyles';
import { writeRedirectsFile } from '../finish/redirectsFile';
import { headerRules } from '../hosts/headerRules';
import { headersFile } from '../hosts/headersFile';
import { writeManifest } from '../manifest/buildManifest';
import type { PolicySettings } from '../policy/contentPolicy';
import { drawShareImages } from '../sharing/drawShareImages';
import { writeTwins } from '../twins/writeTwins';

/**
 * The steps that work on the finished site, and those that need its routes: the host's files and the sharing images.
 * They are one plugin because Docusaurus runs the `postBuild` of all plugins at once, and these need their order: the stylesheet names the
 * font before it goes inside, and the content policy holds the hashes of what stands inside.
 */
export default function finishPages({ siteDir }: LoadContext): Plugin {
  return {
    name: 'finish-pages',
    async postBuild({ outDir, siteConfig, generatedFilesDir }) {
      await writeRedirectsFile(outDir);
      await cutHeadingFont(siteDir, outDir);
      await inlineStyles(siteDir, outDir);
      await addContentPolicies(outDir, siteConfig.customFields as unknown as PolicySettings);
      await drawShareImages(siteDir, outDir);
      const rules = headerRules({ preview: siteConfig.noIndex });
      await writeFile(path.join(outDir, '_headers'), headersFile(rules));
      const place = { siteDirectory: siteDir, outDirectory: outDir, generatedDirectory: generatedFilesDir };
      await writeTwins(outDir, await writeManifest(place));
    },
  };
}
