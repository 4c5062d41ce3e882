import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const folders: string[] = [];

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Makes a folder with these files. It is deleted after the tests of a file. */
export function testFolder(files: Record<string, string | Buffer> = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'test-'));
  folders.push(folder);
  const at = (file: string) => path.join(folder, file);
  const write = (file: string, content: string | Buffer) => {
    mkdirSync(path.dirname(at(file)), { recursive: true });
    writeFileSync(at(file), content);
  };
  for (const [file, content] of Object.entries(files)) write(file, content);
  return { folder, at, write, read: (file: string) => readFileSync(at(file), 'utf8') };
}
