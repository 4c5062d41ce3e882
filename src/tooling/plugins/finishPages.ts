import type { LoadContext, Plugin } from '@docusaurus/types';
import { cutHeadingFont } from '../finish/headingFont';
import { inlineStyles } from '../finish/inlineStyles';
import { writeRedirectsFile } from '../finish/redirectsFile';
import { drawShareImages } from '../sharing/drawShareImages';

/**
 * The steps that work on the finished site, and the host's redirects and the sharing images, which need its routes. They are one plugin
 * because Docusaurus runs the `postBuild` of all plugins at once, and these need their order: the stylesheet names the
 * font before it goes inside.
 */
export default function finishPages({ siteDir }: LoadContext): Plugin {
  return {
    name: 'finish-pages',
    async postBuild({ outDir }) {
      await writeRedirectsFile(outDir);
      await cutHeadingFont(outDir);
      await inlineStyles(outDir);
      await drawShareImages(siteDir, outDir);
    },
  };
}
