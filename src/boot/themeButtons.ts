import { saveTheme, type Theme } from '../ui/preferences';
import { closest } from './closest';

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
  addEventListener('click', (event) => closest(event, '[data-theme-button]') && switchTheme());
}
