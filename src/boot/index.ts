/**
 * The script that runs before React: bundled and minified into one constant text that every page carries inline
 * (see `src/tooling/plugins/bootScript.ts`). Nothing about a page may be written into it; it reads the page.
 */
import { chosenTheme } from './chosenTheme';
import { openDialogs } from './openDialogs';
import { reactOnInteraction } from './reactOnInteraction';
import { revealOnScroll } from './revealOnScroll';
import { scrollFlag } from './scrollFlag';

chosenTheme();
scrollFlag();
revealOnScroll();
openDialogs();
reactOnInteraction();
