import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Makes a folder with these files for the tests of a file, and deletes it after them. */
export function testFolder(files: Record<string, string | Buffer> = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'test-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const at = (file: string) => path.join(folder, file);
  const write = (file: string, content: string | Buffer) => {
    mkdirSync(path.dirname(at(file)), { recursive: true });
    writeFileSync(at(file), content);
  };
  for (const [file, content] of Object.entries(files)) write(file, content);
  return { folder, at, write, read: (file: string) => readFileSync(at(file), 'utf8') };
}
