import type { Plugin } from 'postcss';

const COLOR = /^#[0-9a-f]{6}$/;

/**
 * PostCSS plugin that puts the values of colors in place of their names and deletes the names. The palette is for people: only
 * the roles in the same file (`src/styles/tokens.css`) use it, so no page needs both.
 */
export function inlinePalette(): Plugin {
  return {
    postcssPlugin: 'inline-palette',
    OnceExit(root) {
      const palette = new Map<string, string>();
      root.walkDecls(/^--/, (declaration) => {
        if (!COLOR.test(declaration.value)) return;
        palette.set(declaration.prop, declaration.value);
        declaration.remove();
      });
      if (palette.size === 0) return;
      root.walkDecls((declaration) => {
        declaration.value = declaration.value.replace(/var\((--[\w-]+)\)/g, (use, name) => palette.get(name) ?? use);
      });
    },
  };
}
