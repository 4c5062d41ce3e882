/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

it('every script is one program, so that what follows "--" reaches it', () => {
  expect(Object.entries(scripts).filter(([, command]) => /&&|;/.test(command))).toEqual([]);
});

// The programs of others, such as Jest, answer it by themselves.
const own = Object.entries(scripts).flatMap(([name, command]) => {
  const [, file] = /^(?:node|tsx) (?:--import tsx )?(\S+)/.exec(command) ?? [];
  return file ? [[name, file] as const] : [];
});

// Starting each would take longer than all other unit tests of tools.
it.each(own)('npm run %s says how it is called', (name, file) => {
  const source = readFileSync(file, 'utf8');
  expect(source).toMatch(new RegExp(`npm (run )?${name}\\b`));
  expect(source).toMatch(/\b(readArguments|answerHelp)\(/);
});

it('--help ends a script before it does anything', () => {
  const output = execFileSync(process.execPath, ['tools/lint.mjs', '--help'], { encoding: 'utf8' });
  expect(output).toMatch(/^Usage: npm run lint\n/);
  expect(output).not.toContain('biome');
});
