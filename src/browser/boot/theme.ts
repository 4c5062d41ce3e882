import { themeStorageKey } from '../../facts/storage';
import { closest } from '../closest';

/** Applies the theme that the visitor has chosen; without a choice, the page follows the system. */
export function showTheme(): void {
  const { dataset } = document.documentElement;
  try {
    const theme = localStorage.getItem(themeStorageKey);
    if (theme === 'light' || theme === 'dark') dataset.theme = theme;
    else delete dataset.theme;
  } catch {
    // The browser blocks storage, so there is no stored choice.
  }
}

const systemTheme = () => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');

/** Returns the theme that the page is shown in: the visitor's choice, or the system's theme. */
export const currentTheme = () => document.documentElement.dataset.theme ?? systemTheme();

/** Switches the theme. A choice that equals the system's theme is not stored, so that the page follows the system again. */
function switchTheme(): void {
  const { dataset } = document.documentElement;
  const choice = currentTheme() === 'dark' ? 'light' : 'dark';
  const isSystemTheme = choice === systemTheme();
  if (isSystemTheme) delete dataset.theme;
  else dataset.theme = choice;
  try {
    if (isSystemTheme) localStorage.removeItem(themeStorageKey);
    else localStorage.setItem(themeStorageKey, choice);
  } catch {
    // The browser blocks storage, so the choice is for this page only.
  }
}

/** Makes the theme buttons switch between light and dark. */
export function startThemeButtons(): void {
  // A page from the back/forward cache may be older than the choice.
  addEventListener('pageshow', ({ persisted }) => persisted && showTheme());
  addEventListener('click', (event) => closest(event, '[data-theme-button]') && switchTheme());
}
