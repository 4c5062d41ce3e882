import { symlinkSync } from 'node:fs';
import type { Request, Response } from 'express';
import { openFile, placeOf, saveFile, undoChanges } from '../../../tools/desk/server/files';
import { guard } from '../../../tools/desk/server/guard';
import { testFolder } from '../../support/testFolder';

const TOKEN = 'token-of-this-start';
const OWN = { host: 'localhost:3000' };

// `tests/unit/plugins/guard.test.ts` has every way to write a host and an origin.
it.each<[number, string, Record<string, string>]>([
  [403, '/', { host: 'acme.com' }],
  [403, '/', { ...OWN, origin: 'http://localhost:4000' }],
  [401, '/api/open', { ...OWN, 'x-desk-token': 'token-of-last-start' }],
  [200, '/api/open', { ...OWN, 'x-desk-token': TOKEN }],
])('answers with %i: %s %j', (status, path, headers) => {
  const next = jest.fn();
  guard(TOKEN)({ path, headers, query: {} } as unknown as Request, {} as Response, next);
  expect(next.mock.calls[0]?.[0]?.status ?? 200).toBe(status);
});

const FILE = 'pages/one.mdx';
const { folder: site, at, write, read } = testFolder({ 'secret.mdx': 'secret', [FILE]: 'one\ntwo' });

it('saves what was written, and never overwrites a file that changed meanwhile', () => {
  const opened = openFile(site, FILE);
  const saved = saveFile(site, { ...opened, text: `x${opened.text}` });
  expect(read(FILE)).toBe('xone\ntwo');
  write(FILE, 'theirs\n');
  expect(saveFile(site, saved).text).toBe('theirs\n');
  expect(() => undoChanges(site, [{ file: FILE, before: 'one', after: 'two' }])).toThrow('was changed meanwhile');
  expect(read(FILE)).toBe('theirs\n');
  write(FILE, Buffer.from([0x66, 0xfc, 0x72]));
  expect(() => openFile(site, FILE)).toThrow('not UTF-8');
});

it.each([
  '../secret.mdx',
  'pages/..%2fsecret.mdx',
  'pages/one.ts',
  'static/images/../../package.json',
  'pages\\..\\x.mdx',
])('does not touch %s', (file) => {
  expect(() => placeOf(site, file)).toThrow(expect.objectContaining({ status: 403 }));
});

it('follows no symbolic link, neither as a file nor as a folder', () => {
  symlinkSync(at('secret.mdx'), at('pages/link.mdx'));
  symlinkSync(site, at('pages/folder'));
  expect(() => openFile(site, 'pages/link.mdx')).toThrow('symbolic link');
  expect(() => openFile(site, 'pages/folder/secret.mdx')).toThrow('symbolic link');
});
