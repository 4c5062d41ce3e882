import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rules } from '../../tools/content-check/rules';
import { runChecks } from '../../tools/content-check/run';
import { loadSite } from '../../tools/content-check/site';

// TypeScript reads React's types and every block once per site.
jest.setTimeout(120_000);

const directories: string[] = [];

afterAll(() => {
  for (const directory of directories) rmSync(directory, { recursive: true, force: true });
});

/** Files by name: `{ 'pages/about.mdx': '…', 'static/images/mark.svg': '' }`. */
export type Files = Record<string, string>;

/** Valid front matter, with a different title and description for each topic. */
export function frontMatter(topic: string): string {
  return `---\ntitle: A page about ${topic}\ndescription: This page tells you everything that there is to know about ${topic}.\n---\n\n`;
}

/** A site with only these files, in a temporary folder. The blocks are the real ones. */
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
 * Runs one rule on a site.
 * @param content the site's files, or the text of its only page
 * @returns `line:column marked text: message` for each finding; starts with the file where there are several
 */
async function findingsOf(ruleName: string, content: Files | string): Promise<string[]> {
  const files: Files = typeof content === 'string' ? { 'pages/a.mdx': content } : content;
  const rule = rules.filter(({ name }) => name === ruleName);
  if (rule.length === 0) throw new Error(`There is no rule "${ruleName}".`);
  const hasSeveral = Object.keys(files).filter((file) => file.endsWith('.mdx')).length > 1;
  return (await runChecks(siteOf(files), rule)).map(({ file, line, column, endLine, endColumn, message }) => {
    const text = files[file]?.split('\n')[line - 1] ?? '';
    const marked = text.slice(column - 1, line === endLine ? endColumn - 1 : undefined);
    return `${hasSeveral ? `${file}:` : ''}${line}:${column} ${marked}: ${message}`;
  });
}

type Case = [name: string, content: Files | string, findings?: string[]];

/** Declares a test for each case of a rule. A case without findings must pass the rule. */
export function testRule(ruleName: string, cases: readonly Case[]): void {
  describe(ruleName, () => {
    it.each(cases)('%s', async (_, content, findings = []) => {
      expect(await findingsOf(ruleName, content)).toEqual(findings);
    });
  });
}
