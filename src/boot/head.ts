/** What must run before anything is painted or pressed: inside the head of every page. */
import { rememberPress } from './rememberPress';
import { rememberSubmits } from './rememberSubmits';
import { showTheme } from './showTheme';

showTheme();
rememberSubmits();
rememberPress();
