import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const directories: string[] = [];

afterAll(() => {
  for (const directory of directories) rmSync(directory, { recursive: true, force: true });
});

/** Makes a folder with these files. It is deleted after the tests of a file. */
export function testDirectory(files: Record<string, string | Buffer> = {}) {
  const directory = mkdtempSync(path.join(tmpdir(), 'test-'));
  directories.push(directory);
  const at = (file: string) => path.join(directory, file);
  const write = (file: string, content: string | Buffer) => {
    mkdirSync(path.dirname(at(file)), { recursive: true });
    writeFileSync(at(file), content);
  };
  for (const [file, content] of Object.entries(files)) write(file, content);
  return { directory, at, write, read: (file: string) => readFileSync(at(file), 'utf8') };
}
