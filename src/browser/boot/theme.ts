import { closest } from './content';

/** The visitor's choice in local storage (`storage.yaml` lists it); without one, the page follows the system. */
const KEY = 'theme';

/** Applies the theme that the visitor has chosen. */
export function showTheme(): void {
  const { dataset } = document.documentElement;
  try {
    const theme = localStorage.getItem(KEY);
    if (theme === 'light' || theme === 'dark') dataset.theme = theme;
    else delete dataset.theme;
  } catch {
    // The browser blocks storage, so there is no stored choice.
  }
}

/** Switches the theme. A choice that equals the system's theme is not stored, so that the page follows the system again. */
function switchTheme(): void {
  const { dataset } = document.documentElement;
  const systemTheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const choice = (dataset.theme ?? systemTheme) === 'dark' ? 'light' : 'dark';
  if (choice === systemTheme) delete dataset.theme;
  else dataset.theme = choice;
  try {
    if (choice === systemTheme) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, choice);
  } catch {
    // The browser blocks storage, so the choice is for this page only.
  }
}

/** Makes the theme buttons switch between light and dark. */
export function themeButtons(): void {
  // A page from the back/forward cache may be older than the choice.
  addEventListener('pageshow', ({ persisted }) => persisted && showTheme());
  addEventListener('click', (event) => closest(event, '[data-theme-button]') && switchTheme());
}
