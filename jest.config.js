/** @import {Config} from 'jest' */

/** Packages that contain only ES modules, while Jest runs CommonJS. */
const ES_MODULES = ['/node_modules/(?!(vfile[^/]*|unist-util-stringify-position)/)'];

const shared = {
  // Worktrees of `npm run review` contain the site a second time, with the same names.
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
  // By default Jest leaves one core free, which on a machine with two cores means one worker.
  maxWorkers: '100%',
  // On a busy machine, drawing a picture takes ten times as long.
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
      // The Markdown packages and their dependencies contain only ES modules; these few large packages do not.
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
    },
  ],
};

module.exports = config;
