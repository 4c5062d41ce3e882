/** @import {Config} from 'jest' */

/** Packages, and beginnings of their names, that are ES modules only; Jest runs CommonJS. */
const ES_MODULES = [
  'd3-contour|d3-array|internmap',
  '@mdx-js/mdx|remark-|recma-|rehype-|mdast-|hast-|esast-|estree-|micromark|unist-|unified|vfile|markdown-|bail|ccount',
  'character-|collapse-|comma-|decode-|devlop|fault|is-|longest-|parse-entities|property-|space-|stringify-entities',
  'env-ci|execa|human-signals|npm-run-path|onetime|mimic-|strip-final-newline|get-stream|path-key',
  'escape-string-regexp|estree-walker|trim-lines|trough|zwitch|@ungap/',
].join('|');

const shared = {
  transformIgnorePatterns: [`/node_modules/(?!(${ES_MODULES}))`],
  transform: {
    '^.+\\.m?[jt]sx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2023',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
      },
    ],
  },
};

/** @type {Config} */
const config = {
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/tests/unit/**/*.test.{ts,tsx}'],
      setupFilesAfterEnv: ['<rootDir>/tests/support/setup.ts'],
      moduleNameMapper: {
        '\\.css$': '<rootDir>/tests/support/cssModule.ts',
        '^@generated/partner-logos/default/tiles.json$': '<rootDir>/tests/support/partnerTiles.ts',
        '^@docusaurus/(Link|Head|router|useBaseUrl|useBrokenLinks|useDocusaurusContext|useIsBrowser)$':
          '<rootDir>/tests/support/docusaurus/$1.tsx',
        '^@site/(.*)$': '<rootDir>/$1',
        // Its package.json has an entry for `import` only.
        '^estree-walker$': '<rootDir>/node_modules/estree-walker/src/index.js',
      },
    },
    {
      ...shared,
      displayName: 'content',
      testEnvironment: 'node',
      // The Markdown packages and what they need are ES modules only; these few are large and are none.
      transformIgnorePatterns: ['/node_modules/(typescript|@volar|@docusaurus|react|yaml|@swc)/'],
      testEnvironmentOptions: { customExportConditions: ['node', 'import', 'default'] },
      testMatch: ['<rootDir>/tests/content/**/*.test.ts'],
    },
    {
      ...shared,
      displayName: 'build',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/tests/build/**/*.test.ts'],
    },
    {
      ...shared,
      displayName: 'cloudflare',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/tests/cloudflare/**/*.test.ts'],
    },
  ],
};

module.exports = config;
