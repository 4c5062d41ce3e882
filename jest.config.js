/** @import {Config} from 'jest' */

const shared = {
  // ES modules only; Jest runs CommonJS.
  transformIgnorePatterns: [
    '/node_modules/(?!(d3-contour|d3-array|internmap|env-ci|execa|human-signals|is-stream|npm-run-path|onetime|mimic-fn|mimic-function|strip-final-newline|get-stream|path-key)/)',
  ],
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
      },
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
