/** @jest-environment node */
import { readdirSync } from 'node:fs';
import path from 'node:path';

const { forbidden } = require(path.resolve('.dependency-cruiser.cjs')) as { forbidden: { name: string }[] };

it.each(['src', 'plugins'])('there is an import rule for each folder of %s', (room) => {
  const foldersIn = (parent: string) =>
    readdirSync(parent, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? entry.name : []));
  const names = foldersIn(room).flatMap((name) =>
    // What runs in browsers has layers of its own.
    name === 'browser' ? foldersIn(`${room}/browser`).map((part) => `browser/${part}`) : name,
  );
  // Styles import nothing.
  const expected = names.filter((name) => name !== 'styles').map((name) => `${room}-${name}-imports`);
  expect(forbidden.map(({ name }) => name)).toEqual(expect.arrayContaining(expected));
});
