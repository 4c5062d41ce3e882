/** Runs inside the head of every page, before the first paint and the first interaction. */
import { rememberPress } from './rememberPress';
import { rememberSubmits } from './rememberSubmits';
import { showTheme } from './showTheme';

showTheme();
rememberSubmits();
rememberPress();
