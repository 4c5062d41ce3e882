import { saveTheme, type Theme } from '../ui/preferences';
import { closest } from './closest';
import { showTheme } from './showTheme';

/** Switches the theme. A choice that equals the system's theme is not stored, so that the page follows the system again. */
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

/** Makes the theme buttons switch between light and dark. */
export function themeButtons(): void {
  // A page from the back/forward cache may be older than the choice.
  addEventListener('pageshow', ({ persisted }) => persisted && showTheme());
  addEventListener('click', (event) => closest(event, '[data-theme-button]') && switchTheme());
}
