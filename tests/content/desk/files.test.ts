import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { filesIn } from '../../../lib/filesIn';
import { openFile, placeOf, saveFile } from '../../../tools/desk/server/files';
import { editorText, fileText } from '../../../tools/desk/server/textLines';

let site: string;

beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'desk-'));
  mkdirSync(path.join(site, 'pages'));
});
afterEach(() => rmSync(site, { recursive: true }));

const write = (content: string | Buffer) => writeFileSync(path.join(site, 'pages/one.mdx'), content);
const read = () => readFileSync(path.join(site, 'pages/one.mdx'), 'utf8');

describe.each([
  ['line feeds', 'one\ntwo\n'],
  ['carriage returns', 'one\r\ntwo\r\n'],
  ['a byte order mark', '\uFEFFone\r\ntwo'],
  ['no line break at the end', 'one\ntwo'],
  ['different line breaks', 'one\r\ntwo\nthree\r\nfour\n'],
  ['empty lines at the end', 'one\n\n\n'],
  ['nothing', ''],
])('a file with %s', (_, content) => {
  it('is the same after a letter was typed and deleted', () => {
    write(content);
    const opened = openFile(site, 'pages/one.mdx');
    const saved = saveFile(site, { ...opened, text: `x${opened.text}` });
    saveFile(site, { ...saved, text: opened.text });
    expect(read()).toBe(content);
  });
});

it('keeps the line breaks of lines that did not change', () => {
  expect(fileText('one\r\ntwo\nthree\r\n', 'one\ntwo changed\nthree\nfour\n')).toBe(
    'one\r\ntwo changed\nthree\r\nfour\r\n',
  );
});

it.each(filesIn('pages').filter((file) => file.endsWith('.mdx')))('saves pages/%s without changing a byte', (file) => {
  const content = readFileSync(path.join('pages', file), 'utf8');
  expect(fileText(content, editorText(content))).toBe(content);
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
