/** `npm run lint`: the linters, in turn. actionlint runs where it is installed; GitHub always runs it (`check.yml`). */
import { spawnSync } from 'node:child_process';
import { readArguments } from '../lib/arguments.mjs';

readArguments(
  'npm run lint\n\nChecks format, code, styles, imports and workflows. "npm run format" fixes what it can.',
  {},
);

const LINTERS = [
  'biome check --error-on-warnings .',
  'stylelint "{src,plugins,tools}/**/*.css"',
  'depcruise src plugins tools lib docusaurus.config.ts --output-type err-long',
];

/** @param {string} command */
const run = (command) => spawnSync(command, { stdio: 'inherit', shell: true }).status ?? 1;

process.exitCode = LINTERS.map(run).find((status) => status !== 0) ?? 0;
const { error, status } = spawnSync('actionlint', { stdio: 'inherit' });
if (error)
  console.log('actionlint is not installed, so GitHub checks the workflows: https://github.com/rhysd/actionlint');
else process.exitCode ||= status ?? 1;
