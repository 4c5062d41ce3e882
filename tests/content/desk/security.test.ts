import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Request, Response } from 'express';
import { openFile, placeOf, saveFile, undoChanges } from '../../../tools/desk/server/files';
import { guard } from '../../../tools/desk/server/guard';

const TOKEN = 'token-of-this-start';
const OWN = { host: 'localhost:3000' };

// `tests/unit/plugins/guard.test.ts` has every way to write a host and an origin.
it.each<[number, string, Record<string, string>]>([
  [200, '/', OWN],
  [403, '/', { host: 'acme.com' }],
  [403, '/', { ...OWN, origin: 'http://localhost:4000' }],
  [401, '/api/open', OWN],
  [401, '/api/open', { ...OWN, 'x-desk-token': 'token-of-last-start' }],
  [200, '/api/open', { ...OWN, 'x-desk-token': TOKEN }],
])('answers with %i: %s %j', (status, path, headers) => {
  const next = jest.fn();
  guard(TOKEN)({ path, headers, query: {} } as unknown as Request, {} as Response, next);
  expect(next.mock.calls[0]?.[0]?.status ?? 200).toBe(status);
});

let site: string;
const FILE = 'pages/one.mdx';
const write = (content: string | Buffer) => writeFileSync(path.join(site, FILE), content);
const read = () => readFileSync(path.join(site, FILE), 'utf8');
beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'desk-'));
  mkdirSync(path.join(site, 'pages'));
  write('one\ntwo');
});
afterEach(() => rmSync(site, { recursive: true }));

it('saves what was written, and never overwrites a file that changed meanwhile', () => {
  const opened = openFile(site, FILE);
  const saved = saveFile(site, { ...opened, text: `x${opened.text}` });
  expect(read()).toBe('xone\ntwo');
  write('theirs\n');
  expect(saveFile(site, saved).text).toBe('theirs\n');
  expect(() => undoChanges(site, [{ file: FILE, before: 'one', after: 'two' }])).toThrow('was changed meanwhile');
  expect(read()).toBe('theirs\n');
  write(Buffer.from([0x66, 0xfc, 0x72]));
  expect(() => openFile(site, FILE)).toThrow('not UTF-8');
});

it.each([
  '../secret.mdx',
  'pages/../package.json',
  'pages/..%2fsecret.mdx',
  'pages/one.ts',
  'static/images/../../package.json',
  'pages\\..\\secret.mdx',
])('does not touch %s', (file) => {
  expect(() => placeOf(site, file)).toThrow(expect.objectContaining({ status: 403 }));
  expect(() => undoChanges(site, [{ file, before: 'x', after: null }])).toThrow(
    expect.objectContaining({ status: 403 }),
  );
});

it('follows no symbolic link, neither as a file nor as a folder', () => {
  writeFileSync(path.join(site, 'secret.mdx'), 'secret');
  symlinkSync(path.join(site, 'secret.mdx'), path.join(site, 'pages/link.mdx'));
  symlinkSync(site, path.join(site, 'pages/folder'));
  expect(() => openFile(site, 'pages/link.mdx')).toThrow('symbolic link');
  expect(() => openFile(site, 'pages/folder/secret.mdx')).toThrow('symbolic link');
});
