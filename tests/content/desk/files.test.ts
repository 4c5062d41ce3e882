import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openFile, placeOf, saveFile } from '../../../tools/desk/server/files';

let site: string;

beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'desk-'));
  mkdirSync(path.join(site, 'pages'));
});
afterEach(() => rmSync(site, { recursive: true }));

const write = (content: string | Buffer) => writeFileSync(path.join(site, 'pages/one.mdx'), content);
const read = () => readFileSync(path.join(site, 'pages/one.mdx'), 'utf8');

it('saves what was written and nothing else', () => {
  write('one\ntwo');
  const opened = openFile(site, 'pages/one.mdx');
  const saved = saveFile(site, { ...opened, text: `x${opened.text}` });
  expect(read()).toBe('xone\ntwo');
  saveFile(site, { ...saved, text: opened.text });
  expect(read()).toBe('one\ntwo');
});

it('never overwrites a file that changed meanwhile', () => {
  write('one\n');
  const opened = openFile(site, 'pages/one.mdx');
  write('theirs\n');
  expect(() => saveFile(site, { ...opened, text: 'mine\n' })).toThrow(
    expect.objectContaining({ status: 409, details: expect.objectContaining({ text: 'theirs\n' }) }),
  );
  expect(read()).toBe('theirs\n');
});

it('does not open a file that is not UTF-8', () => {
  write(Buffer.from([0x66, 0xfc, 0x72]));
  expect(() => openFile(site, 'pages/one.mdx')).toThrow('not UTF-8');
});

it.each([
  '../secret.mdx',
  'pages/../package.json',
  'pages/..%2fsecret.mdx',
  'pages/%2e%2e/secret.mdx',
  '/etc/passwd',
  'pages/one.ts',
  'src/site/company.ts',
  'static/images/../../package.json',
  'pages\\..\\secret.mdx',
])('does not touch %s', (file) => {
  expect(() => placeOf(site, file)).toThrow(expect.objectContaining({ status: 403 }));
});

it('follows no symbolic link, neither as a file nor as a folder', () => {
  writeFileSync(path.join(site, 'secret.mdx'), 'secret');
  symlinkSync(path.join(site, 'secret.mdx'), path.join(site, 'pages/link.mdx'));
  symlinkSync(site, path.join(site, 'pages/folder'));
  expect(() => openFile(site, 'pages/link.mdx')).toThrow('symbolic link');
  expect(() => openFile(site, 'pages/folder/secret.mdx')).toThrow('symbolic link');
});
