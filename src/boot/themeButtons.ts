import { saveTheme, type Theme } from '../ui/preferences';
import { closest } from './closest';
import { showTheme } from './showTheme';

/** Switches to the other theme; one that the visitor's system shows anyway is not remembered, and follows it again. */
function switchTheme(): void {
  const root = document.documentElement;
  const systemTheme: Theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const next: Theme = (root.dataset.theme ?? systemTheme) === 'dark' ? 'light' : 'dark';
  if (next === systemTheme) {
    delete root.dataset.theme;
    saveTheme(null);
  } else {
    root.dataset.theme = next;
    saveTheme(next);
  }
}

/** Lets the theme buttons switch between light and dark. */
export function themeButtons(): void {
  // A page that comes back from the history may have been left before the choice.
  addEventListener('pageshow', ({ persisted }) => persisted && showTheme());
  addEventListener('click', (event) => closest(event, '[data-theme-button]') && switchTheme());
}
