/**
 * Shows the theme that the visitor has chosen. The choice stands in the cookie of `src/ui/preferences.ts`, as encoded JSON:
 * `"theme":"dark"`.
 */
export function showTheme(): void {
  const theme = /theme%22%3A%22(light|dark)/.exec(document.cookie);
  if (theme) document.documentElement.dataset.theme = theme[1];
}
