import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { cutHeadingFont } from '../finish/headingFont';
import { inlineStyles } from '../finish/inlineStyles';
import { headerRules } from '../hosts/headerRules';
import { headersFile } from '../hosts/headersFile';
import { drawShareImages } from '../sharing/drawShareImages';

/**
 * The steps that work on the finished site, and the sharing images, which nothing needs before. They are one plugin
 * because Docusaurus runs the `postBuild` of all plugins at once, and these need their order: the stylesheet names the
 * font before it goes inside.
 */
export default function finishPages({ siteDir }: LoadContext): Plugin {
  return {
    name: 'finish-pages',
    async postBuild({ outDir }) {
      await cutHeadingFont(outDir);
      await inlineStyles(outDir);
      await drawShareImages(siteDir, outDir);
      const rules = headerRules({ preview: Boolean(process.env.PREVIEW) });
      await writeFile(path.join(outDir, '_headers'), headersFile(rules));
    },
  };
}
