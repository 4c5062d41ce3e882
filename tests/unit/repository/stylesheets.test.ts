/** @jest-environment node */
import { readdirSync } from 'node:fs';
import path from 'node:path';

test('no two stylesheets share a file name, after which their classes are named', () => {
  const files = ['src', 'plugins'].flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }));
  const names = files.map((file) => path.basename(file)).filter((name) => name.endsWith('.module.css'));
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
