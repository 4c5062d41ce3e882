/** @import {Config} from 'jest' */

/** The packages that are ES modules only; Jest runs CommonJS. */
const ES_MODULES = ['/node_modules/(?!(vfile[^/]*|unist-util-stringify-position)/)'];

const shared = {
  // Worktrees of `npm run review`: the site again, with the same names.
  modulePathIgnorePatterns: ['<rootDir>/.review/'],
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
  // Jest would leave one core to the terminal, which on a machine with two cores means one worker.
  maxWorkers: '100%',
  // On a machine that does other work, drawing a picture takes ten times as long.
  testTimeout: 60_000,
  projects: [
    {
      ...shared,
      displayName: 'unit',
      transformIgnorePatterns: ES_MODULES,
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/tests/unit/**/*.test.{ts,tsx}'],
      setupFilesAfterEnv: ['<rootDir>/tests/support/setup.ts'],
      moduleNameMapper: {
        '\\.css$': '<rootDir>/tests/support/cssModule.ts',
        '^@site/(.*)$': '<rootDir>/$1',
      },
    },
    {
      ...shared,
      displayName: 'content',
      testEnvironment: 'node',
      // The Markdown packages and what they need are ES modules only; these few are large and are not.
      transformIgnorePatterns: ['/node_modules/(typescript|@volar|@docusaurus|react|yaml|@swc|jest-circus)/'],
      // These export an ES module only to `import`, and Jest uses `require`.
      moduleNameMapper: {
        '^estree-walker$': '<rootDir>/node_modules/estree-walker/src/index.js',
      },
      testMatch: ['<rootDir>/tests/content/**/*.test.ts'],
    },
    {
      ...shared,
      displayName: 'build',
      transformIgnorePatterns: ES_MODULES,
      testEnvironment: 'node',
      testMatch: ['<rootDir>/tests/build/**/*.test.ts'],
      globalSetup: '<rootDir>/tests/support/requireBuild.ts',
    },
  ],
};

module.exports = config;
