import { type SpawnSyncReturns, spawnSync } from 'node:child_process';

/**
 * The parts of `npm test` that a change of content or facts can break. The specification is left out: it demands the words of
 * the sample, and an owner edits or deletes it (`tests/specification/README.md`). Tests whose subject is not the site (the
 * repository, tools, the content check's own rules) are left out to save time.
 */
export const steps: readonly [name: string, command: readonly string[]][] = [
  ['check:content', ['--import', 'tsx', 'tools/content-check/index.ts']],
  ['typecheck', ['tools/typecheck.mjs']],
  [
    'test:unit',
    [
      'node_modules/jest/bin/jest.js',
      '--selectProjects',
      'unit',
      '--testPathIgnorePatterns',
      'unit/(repository|tools|ui|toasts)/',
    ],
  ],
  ['build', ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build']],
  ['test:build', ['node_modules/jest/bin/jest.js', '--selectProjects', 'build']],
];

export interface StepResult {
  name: string;
  seconds: number;
  /** What the step printed; null if it passed. */
  failure: string | null;
}

function outputOf({ stdout, stderr }: SpawnSyncReturns<string>): string {
  return `${stdout}\n${stderr}`.trim();
}

/** Runs the steps in a copy of the site, up to the first failure. */
export function runSteps(directory: string, names: readonly string[], onStep: (name: string) => void): StepResult[] {
  const results: StepResult[] = [];
  for (const [name, command] of steps.filter(([step]) => names.length === 0 || names.includes(step))) {
    onStep(name);
    const start = Date.now();
    const result = spawnSync(process.execPath, command, {
      cwd: directory,
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
      env: { ...process.env, PREVIEW: '0' },
    });
    const failure = result.status === 0 ? null : outputOf(result);
    results.push({ name, seconds: Math.round((Date.now() - start) / 1000), failure });
    if (failure !== null) break;
  }
  return results;
}
