/** Finds the theme in the cookie that `src/ui/preferences.ts` writes: JSON, encoded. */
const THEME = /(?:^|; )user_preferences=[^;]*%22theme%22%3A%22(light|dark)%22/;

/** Shows the theme that the visitor chose on an earlier visit; without one the system's is shown. */
export function chosenTheme(): void {
  const theme = THEME.exec(document.cookie)?.[1];
  if (theme) document.documentElement.dataset.theme = theme;
}
