/** Runs inside the head of every page, before the first paint and the first interaction. */
import { queueClicks, queueSubmits } from '../islands/earlyInput';
import { showTheme } from './theme';

showTheme();
queueSubmits();
queueClicks();
