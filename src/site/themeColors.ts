/** Background colors for the browser's own controls: the values of `--color-page` in `src/styles/tokens.css`. */
export const themeColors = { light: '#FBFAF7', dark: '#0B1220' } as const;
