import { readFileSync } from 'node:fs';

/** Only the color roles may use the palette. */
const palette = [...readFileSync('src/styles/palette.css', 'utf8').matchAll(/^\s*(--[\w-]+):/gm)].map(
  ([, name]) => name,
);
const PALETTE = new RegExp(`var\\((${palette.join('|')})[,)]`);
const COLOR_LITERAL = /#[0-9a-f]{3,8}\b|\b(rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(/i;
/** The narrowest screens, up to 30rem. A component may say at which width its own words no longer fit there. */
const NARROW = /^(?:[12]?\d(?:\.\d+)?|30)rem$/;

/**
 * CSS that is newer than `browserslist` in package.json, or that some browser lacks. Unlisted features are errors. Beside each: what
 * the browsers without it do, and when it can leave the list.
 */
const NEWER = {
  properties: [
    'text-wrap', // headlines break as they come. Remove when the plugin's data calls it widely available (Safari 17.4, Firefox 121)
    'backdrop-filter', // the bundler adds -webkit-. Remove when Safari 18 is the oldest
    'text-size-adjust', // Safari on phones enlarges text in landscape; the others never do. Remove when Safari has it
    'resize', // no handle at the message field on iOS. Remove when iOS has it
    'content-visibility', // closed answers are missing on paper. Remove when Safari 18 is the oldest
    'paint-order', // lines over letters. Remove when the plugin's data calls it widely available
    'anchor-name', // the bar of phones comes after two screens; @supports around its use. Remove when Firefox 147 and Safari 26 are the oldest
    'break-after', // `avoid`: a printed page may end with a heading. Remove when Firefox and Safari have it
  ],
  functions: [
    'light-dark', // none lacks it (Safari 17.5). Remove when the plugin's data calls it widely available
    'anchor', // as `anchor-name`
  ],
  selectors: [
    'marker', // Safari knows only its color and font size, which is all we set. Remove when it is complete there
    'details-content', // closed answers are missing on paper. Remove when Safari 18.4 and Firefox 143 are the oldest
  ],
};

/** @type {import('stylelint').Config} */
export default {
  plugins: ['stylelint-plugin-use-baseline'],
  referenceFiles: ['src/styles/palette.css', 'src/styles/tokens.css', 'src/styles/breakpoints.css'],
  rules: {
    'plugin/use-baseline': [
      true,
      {
        available: 'widely',
        ignoreProperties: Object.fromEntries(NEWER.properties.map((property) => [property, ['/.*/']])),
        ignoreFunctions: NEWER.functions,
        ignoreSelectors: NEWER.selectors,
      },
    ],
    'no-unknown-custom-media': true,
    'no-unknown-custom-properties': true,
    'declaration-no-important': true,
    'max-nesting-depth': 2,
    'property-disallowed-list': [['float'], { message: 'Lay out with grid or flex.' }],
    'declaration-property-value-disallowed-list': [
      { '/.*/': [COLOR_LITERAL, PALETTE] },
      { message: (property, value) => `"${property}: ${value}": use a role that src/styles/tokens.css defines.` },
    ],
  },
  overrides: [
    // The bundler replaces what is in it.
    { files: ['src/styles/breakpoints.css'], rules: { 'plugin/use-baseline': null } },
    { files: ['src/styles/{palette,tokens}.css'], rules: { 'declaration-property-value-disallowed-list': null } },
    {
      files: ['src/**/*.css'],
      rules: {
        'media-feature-name-value-allowed-list': [
          { 'max-width': [NARROW], 'min-width': [], width: [] },
          { message: (name, value) => `"${name}: ${value}": use a breakpoint of src/styles/breakpoints.css.` },
        ],
      },
    },
  ],
};
