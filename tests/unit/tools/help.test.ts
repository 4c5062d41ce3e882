/** @jest-environment node */
import { exec } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const PATH = `${path.resolve('node_modules/.bin')}${path.delimiter}${process.env.PATH}`;

it('every script is one program, so that what follows "--" reaches it', () => {
  expect(Object.entries(scripts).filter(([, command]) => /&&|;/.test(command))).toEqual([]);
});

// The programs of others, such as Jest, answer it by themselves.
const own = Object.entries(scripts).filter(([, command]) => /^(node|tsx) /.test(command));

it.each(own)('npm run %s -- --help says how it is called, and does nothing else', async (name, command) => {
  const { stdout } = await promisify(exec)(`${command} --help`, { env: { ...process.env, PATH } });
  expect(stdout).toMatch(new RegExp(`npm (run )?${name}\\b`));
});
