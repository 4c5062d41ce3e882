/**
 * Ends a build, or the start of the development server, with the errors in the facts and nothing else. `docusaurus.config.ts` imports this
 * module before any that needs facts: Docusaurus would add its own words and two stacks.
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';

const FOLDER = path.resolve(__dirname, '../../src/site');

function errorsIn(file: string): string[] {
  try {
    require(path.join(FOLDER, file.replace(/\.yaml$/, '.ts')));
    return [];
  } catch (error) {
    const { name, message } = error as Error;
    if (name === 'InvalidFacts') return message.split('\n');
    throw error;
  }
}

const errors = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.yaml'))
  .flatMap(errorsIn);
if (errors.length > 0) {
  // A module that needs facts of another one repeats its errors.
  console.error(`\nThe facts have errors:\n\n${[...new Set(errors)].join('\n')}\n`);
  process.exit(1);
}
