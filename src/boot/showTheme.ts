/**
 * Applies the theme that the visitor has chosen. `src/ui/preferences.ts` stores it in a cookie as encoded JSON:
 * `"theme":"dark"`.
 */
export function showTheme(): void {
  const { dataset } = document.documentElement;
  const theme = /theme%22%3A%22(light|dark)/.exec(document.cookie)?.[1];
  if (theme) dataset.theme = theme;
  else delete dataset.theme;
}
