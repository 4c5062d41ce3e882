import type { LoadContext, Plugin } from '@docusaurus/types';
import { cutHeadingFont } from '../finish/headingFont';
import { inlineStyles } from '../finish/inlineStyles';

/**
 * The steps that work on the finished HTML. They are one plugin because Docusaurus runs the `postBuild` of all plugins
 * at once, and these need their order: the stylesheet names the font before it goes inside.
 */
export default function finishPages(_: LoadContext): Plugin {
  return {
    name: 'finish-pages',
    async postBuild({ outDir }) {
      await cutHeadingFont(outDir);
      await inlineStyles(outDir);
    },
  };
}
