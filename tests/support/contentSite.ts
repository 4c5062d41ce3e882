import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Rule } from '../../tools/content-check/rule';
import { runChecks } from '../../tools/content-check/run';
import { loadSite } from '../../tools/content-check/site';

// TypeScript reads React's types and every block once for each site that a test makes.
jest.setTimeout(120_000);

const directories: string[] = [];

afterAll(() => {
  for (const directory of directories) rmSync(directory, { recursive: true, force: true });
});

/** Files by name: `{ 'pages/about.mdx': '…', 'static/images/mark.svg': '' }`. */
export type Files = Record<string, string>;

/** Front matter that no rule objects to, with a title and a description of its own for each name. */
export function frontMatter(name: string): string {
  return `---\ntitle: A page about ${name}\ndescription: This page tells you everything that there is to know about ${name}.\n---\n\n`;
}

/** A site of these files alone, in a folder of its own; the blocks are the real ones. */
export function siteOf(files: Files) {
  const directory = mkdtempSync(path.join(tmpdir(), 'content-site-'));
  directories.push(directory);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(directory, file)), { recursive: true });
    writeFileSync(path.join(directory, file), text);
  }
  return loadSite({ directory, codeDirectory: process.cwd() });
}

/**
 * What a rule says of a site of these files.
 * @returns `line:column the marked text: message` for each finding, with the file first where there are several
 */
export async function findingsOf(rule: Rule, files: Files): Promise<string[]> {
  const findings = await runChecks(siteOf(files), [rule]);
  const several = Object.keys(files).filter((file) => file.endsWith('.mdx')).length > 1;
  return findings.map(({ file, line, column, endLine, endColumn, message }) => {
    const text = files[file]?.split('\n')[line - 1] ?? '';
    const marked = text.slice(column - 1, line === endLine ? endColumn - 1 : undefined);
    return `${several ? `${file}:` : ''}${line}:${column} ${marked}: ${message}`;
  });
}
