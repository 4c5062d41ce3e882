/** Runs inside the head of every page, before the first paint and the first interaction. */
import { markEarlyInput } from '../islands/beforeReact';
import { showTheme } from './theme';

showTheme();
markEarlyInput();
