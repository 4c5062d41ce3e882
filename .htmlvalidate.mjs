import { defineConfig } from 'html-validate';

/** `npm run check:html`: the HTML standard and html-validate's rules for accessibility, over every page of `build/`. */
export default defineConfig({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  // The minifier omits end tags that the standard makes optional; html-validate does not know this one.
  elements: ['html5', { option: { implicitClosed: ['option', 'optgroup'] } }],
  rules: {
    // Safari does not expose a list without markers as a list; role="list" restores that.
    'no-redundant-role': 'off',
    'prefer-native-element': ['error', { exclude: ['list'] }],
    // This rule counts sections without a name as landmarks, which they are not. axe checks landmarks in the browser tests.
    'unique-landmark': 'off',
    // Scripts of this site are covered by its own Content-Security-Policy.
    'require-sri': ['error', { target: 'crossorigin' }],
  },
});
