/** Runs inside the head of every page, before the first paint and the first interaction. */
import { queueClicks } from './queueClicks';
import { queueSubmits } from './queueSubmits';
import { showTheme } from './showTheme';

showTheme();
queueSubmits();
queueClicks();
