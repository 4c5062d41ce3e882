/** Runs inside the head of every page, before the first paint and the first interaction. */
import { markEarlyEvents } from '../islands/beforeReact';
import { showTheme } from './theme';

showTheme();
markEarlyEvents();
