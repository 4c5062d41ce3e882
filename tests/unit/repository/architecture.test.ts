/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { testDirectory } from '../../support/testDirectory';

const CONFIGURATION = '.dependency-cruiser.cjs';
const { forbidden } = require(path.resolve(CONFIGURATION)) as { forbidden: { name: string }[] };
const ruleNames = forbidden.map(({ name }) => name);

/** Files that break a rule, and what they import. The rules of the folders are made by one function, so two of them stand for all. */
const violations: Record<string, Record<string, string>> = {
  'src-browser/boot-imports': { 'src/browser/boot/imports.ts': '../../blocks/imports', 'src/blocks/imports.ts': '' },
  'plugins-handbook-imports': { 'plugins/handbook/imports.ts': '../preview/imports', 'plugins/preview/imports.ts': '' },
  'src-imports': { 'src/upwards.ts': '../plugins/upwards' },
  'plugins-imports': { 'plugins/upwards.ts': '../tools/upwards' },
  'tools-imports': { 'tools/upwards.ts': '../tests/nothing' },
  'lib-imports': { 'lib/upwards.ts': '../src/upwards' },
  'facts-are-read-in-facts': { 'src/reads.ts': '../lib/facts/read', 'lib/facts/read.ts': '../first' },
  'no-cycles': { 'lib/first.ts': './second', 'lib/second.ts': './first' },
  'no-cycles-of-blocks': { 'src/blocks/First.ts': './Second', 'src/blocks/Second.ts': './First' },
  'one-file-knows-emailjs': { 'src/forms/other.ts': '@emailjs/browser' },
};

const imports: Record<string, string> = Object.assign({ 'tests/nothing.ts': '' }, ...Object.values(violations));
const { directory, write } = testDirectory({ [CONFIGURATION]: readFileSync(CONFIGURATION), 'tsconfig.json': '{}' });
for (const [file, imported] of Object.entries(imports)) write(file, imported ? `import '${imported}';` : 'export {};');

it('an import that the architecture forbids is reported', () => {
  const ofOneDirectory = /^(src|plugins)-.+-imports$/;
  expect(Object.keys(violations)).toEqual(
    expect.arrayContaining(ruleNames.filter((name) => !ofOneDirectory.test(name))),
  );
  const command = path.resolve('node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const directories = ['src', 'plugins', 'tools', 'lib'];
  const { stdout } = spawnSync(process.execPath, [command, ...directories, '--output-type', 'json'], {
    cwd: directory,
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  const { summary } = JSON.parse(stdout) as { summary: { violations: { from: string; rule: { name: string } }[] } };
  for (const [name, files] of Object.entries(violations)) {
    const from = summary.violations.filter(({ rule }) => rule.name === name).map((violation) => violation.from);
    expect({ name, from }).toEqual({ name, from: expect.arrayContaining([Object.keys(files)[0]]) });
  }
});

it.each(['src', 'plugins'])('each folder of %s has a rule about its imports', (root) => {
  const directoriesIn = (parent: string) =>
    readdirSync(parent, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? entry.name : []));
  const names = directoriesIn(root).flatMap((name) =>
    // What runs in browsers has layers of its own.
    name === 'browser' ? directoriesIn(`${root}/browser`).map((part) => `browser/${part}`) : name,
  );
  // Styles import nothing.
  const expected = names.filter((name) => name !== 'styles').map((name) => `${root}-${name}-imports`);
  expect(ruleNames).toEqual(expect.arrayContaining(expected));
});

/** A component that would do nothing in a visitor's browser, unless it is in an island. */
const COMPONENT = `import { useEffect, useState } from 'react';

export function Counter() {
  const [count, setCount] = useState(0);
  useEffect(() => setCount(1), []);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count}
    </button>
  );
}
`;

/** Returns the rules that the linter names for the component as a file of a folder. */
function rulesBrokenIn(place: string): string[] {
  for (const file of ['biome.json', 'tools/noHandlers.grit']) write(file, readFileSync(file, 'utf8'));
  write(`src/${place}/Counter.tsx`, COMPONENT);
  const biome = path.resolve('node_modules/.bin/biome');
  const command = ['lint', '--vcs-enabled=false', '--reporter=json', `src/${place}/Counter.tsx`];
  const { stdout } = spawnSync(biome, command, { cwd: directory, encoding: 'utf8' });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { category: string }[] };
  return diagnostics.map(({ category }) => category).sort();
}

it.each(['blocks', 'shell', 'ui'])('the linter refuses state, effects and handlers in src/%s', (place) => {
  const restricted = 'lint/style/noRestrictedImports';
  expect(rulesBrokenIn(place)).toEqual([restricted, restricted, 'plugin']);
});

it.each(['forms', 'browser/islands'])('the linter accepts them in src/%s', (place) => {
  expect(rulesBrokenIn(place)).toEqual([]);
});
