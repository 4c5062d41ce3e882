/**
 * The script of every page, bundled by `plugins/scripts/plugin.ts`. Most of it listens on the window, so that it also
 * works for elements that React creates later, as in development.
 */
import { expireDrafts } from '../../forms/draft';
import { startReact } from '../islands/beforeReact';
import { revealOnScroll, startCopyButtons, startQuestionKeys } from './content';
import { startFormLinks } from './formAnchor';
import { startDialogs, startHeaderMenus, updateYear, watchScrolling } from './shell';
import { startThemeButtons } from './theme';
import { startTooltips } from './tooltips';

// Tells the CSS to stop opening the menus.
document.documentElement.dataset.scripted = '';
// In a task of its own: on a slow phone, the first access to session storage takes longer than the rest of this script.
setTimeout(expireDrafts);
watchScrolling();
startFormLinks();
revealOnScroll();
startHeaderMenus();
startDialogs();
startQuestionKeys();
startThemeButtons();
startTooltips();
startCopyButtons();
updateYear();
startReact();
// The specification asks for this message (part 2).
if (document.documentElement.dataset.notFound) console.error(`404: no page at ${location.pathname}`);
