/**
 * What pages do without React, on every page: one small file (see `plugins/static-pages/bootScript.ts`). Events are heard at
 * the window, so that elements which React makes later, as in development, behave alike.
 */
import { copyButtons } from './copyButtons';
import { dialogs } from './dialogs';
import { menus } from './menus';
import { notFound } from './notFound';
import { questions } from './questions';
import { repeatPress } from './rememberPress';
import { revealOnScroll } from './revealOnScroll';
import { scrollFlag } from './scrollFlag';
import { startReact } from './startReact';
import { themeButtons } from './themeButtons';
import { tooltips } from './tooltips';

// Until here the menus are opened by CSS.
document.documentElement.dataset.scripted = '';
scrollFlag();
revealOnScroll();
menus();
dialogs();
questions();
themeButtons();
tooltips();
copyButtons();
startReact();
repeatPress();
notFound();
