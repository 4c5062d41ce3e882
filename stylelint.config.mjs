import { readFileSync } from 'node:fs';

const tokens = readFileSync('src/styles/tokens.css', 'utf8');
const tokenNames = [...tokens.matchAll(/^\s*(--[\w-]+):/gm)].map((match) => match[1]);
/** The palette is above the color roles, and only the roles may use it. */
const palette = [...tokens.slice(0, tokens.indexOf('/* Color roles */')).matchAll(/^\s*(--[\w-]+):/gm)].map(
  (match) => match[1],
);
const roles = tokenNames.filter((name) => !palette.includes(name));

const COLOR_LITERAL = /#[0-9a-f]{3,8}\b|\b(rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(/i;
/** Scripts set the last two: Radix sets how far a toast is swiped, the review's report sets the position of its slider. */
const VARIABLE = new RegExp(`var\\((?!(${roles.join('|')}|--radix-[\\w-]+|--seam)[,)])`);

/** @type {import('stylelint').Config} */
export default {
  rules: {
    'declaration-no-important': true,
    'max-nesting-depth': 2,
    'property-disallowed-list': [['float'], { message: 'Lay out with grid or flex.' }],
    'declaration-property-value-disallowed-list': [
      { '/.*/': [COLOR_LITERAL, VARIABLE] },
      { message: (property, value) => `"${property}: ${value}": use a role that src/styles/tokens.css defines.` },
    ],
  },
  overrides: [{ files: ['src/styles/tokens.css'], rules: { 'declaration-property-value-disallowed-list': null } }],
};
