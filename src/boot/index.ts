/**
 * The script of every page, bundled by `plugins/static-pages/bootScript.ts`. It listens on the window, so that it also works
 * for elements that React creates later, as in development.
 */
import { copyButtons } from './copyButtons';
import { dialogs } from './dialogs';
import { expireDrafts } from './expireDrafts';
import { logNotFound } from './logNotFound';
import { menus } from './menus';
import { openForPrint } from './openForPrint';
import { questions } from './questions';
import { replayClicks } from './queueClicks';
import { revealOnScroll } from './revealOnScroll';
import { scrollFlag } from './scrollFlag';
import { startReact } from './startReact';
import { themeButtons } from './themeButtons';
import { tooltips } from './tooltips';

// Until now, CSS opens the menus.
document.documentElement.dataset.scripted = '';
expireDrafts();
scrollFlag();
revealOnScroll();
menus();
dialogs();
questions();
openForPrint();
themeButtons();
tooltips();
copyButtons();
startReact();
replayClicks();
logNotFound();
