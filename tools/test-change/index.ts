/**
 * `npm run test:change -- [names] [--only check:content,build] [--list] [--keep]`: makes one ordinary change of an owner in a
 * copy of the site, runs the checks there without touching `tests/`, and says which of them a change breaks.
 */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { readArguments } from '../../lib/commandLine';
import { copySite, temporaryFolder } from '../../lib/siteCopy';
import { type Change, changes } from './changes';
import { runSteps, steps } from './steps';

const LINES_OF_FAILURE = 60;

const { values, positionals } = readArguments(
  'npm run test:change -- [names] [--only check:content,build] [--list] [--keep]',
  {
    allowPositionals: true,
    options: { only: { type: 'string' }, list: { type: 'boolean' }, keep: { type: 'boolean' } },
  },
);

/** @returns what failed; null if nothing did */
function test({ name, what, apply, inspect }: Change, progress: string): string | null {
  const directory = temporaryFolder('change');
  const show = (step: string) => console.log(`${progress} ${name} (${what}): ${step}`);
  try {
    show('copying');
    copySite(directory);
    show('changing');
    apply(directory);
    const results = runSteps(directory, values.only?.split(',') ?? [], show);
    const failed = results.find(({ failure }) => failure !== null);
    if (failed) return `${failed.name}\n${failed.failure?.split('\n').slice(-LINES_OF_FAILURE).join('\n')}`;
    const hasBuilt = results.some((result) => result.name === 'build');
    const wrong = hasBuilt ? (inspect?.(path.join(directory, 'build')) ?? []) : [];
    return wrong.length > 0 ? `the built site\n${wrong.join('\n')}` : null;
  } catch (error) {
    return `the change itself\n${(error as Error).message}`;
  } finally {
    if (values.keep) console.log(`Kept in ${directory}`);
    else rmSync(directory, { recursive: true, force: true });
  }
}

function main(): void {
  if (values.list) {
    for (const { name, what } of changes) console.log(`${name.padEnd(20)} ${what}`);
    return;
  }
  const unknown = [
    ...positionals.filter((name) => !changes.some((change) => change.name === name)),
    ...(values.only?.split(',') ?? []).filter((name) => !steps.some(([step]) => step === name)),
  ];
  if (unknown.length > 0) {
    console.error(`There is no ${unknown.join(', ')}. "npm run test:change -- --list" lists the changes.`);
    process.exitCode = 1;
    return;
  }
  const chosen = changes.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
  const results = chosen.map((change, index) => {
    const failure = test(change, `[${index + 1}/${chosen.length}]`);
    if (failure) console.error(`\n${change.name} breaks ${failure}\n`);
    return { name: change.name, failure };
  });
  console.log('');
  for (const { name, failure } of results)
    console.log(`${failure ? 'breaks' : 'passes'}  ${name}  ${failure?.split('\n')[0] ?? ''}`);
  process.exitCode = results.some(({ failure }) => failure) ? 1 : 0;
}

main();
