/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { testFolder } from '../../support/testFolder';

const { folder, write } = testFolder();

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
  const { stdout } = spawnSync(biome, command, { cwd: folder, encoding: 'utf8' });
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

test('outside of blocks, no two stylesheets share a file name, after which their classes are named', () => {
  const files = ['src', 'plugins'].flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }));
  const named = files.filter((file) => file.endsWith('.module.css') && !/^blocks\/(\w+)\/(?!\1\.)/.test(file));
  const names = named.map((file) => path.basename(file));
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
