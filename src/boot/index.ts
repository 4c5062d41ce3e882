/**
 * The script that runs before React: bundled and minified into one constant text that every page carries inline
 * (see `src/tooling/plugins/bootScript.ts`). Nothing about a page may be written into it; it reads the page.
 */
import { page } from './dom';
import { openDialogs } from './openDialogs';
import { type PageFiles, reactOnInteraction } from './reactOnInteraction';
import { revealOnScroll } from './revealOnScroll';
import { scrollFlag } from './scrollFlag';

scrollFlag();
revealOnScroll();
openDialogs();

/** What React needs, inert until it is wanted; see `src/tooling/ssrTemplate.ts`. */
const files = page.querySelector<HTMLTemplateElement>('head template');
if (files) reactOnInteraction([...files.content.children] as unknown as PageFiles);
