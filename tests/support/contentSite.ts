import { rangeOfMessage } from '../../lib/message';
import { checkedFiles } from '../../tools/content-check/preset';
import { loadSite, type Site } from '../../tools/content-check/site';
import { testFolder } from './testFolder';

// TypeScript reads React's types and every block once per site.
jest.setTimeout(120_000);

/** Files by name: `{ 'pages/about.mdx': '…', 'static/images/mark.svg': '' }`. */
export type Files = Record<string, string>;

/** Valid front matter, with a different title and description for each topic. */
export function frontMatter(topic: string): string {
  return `---\ntitle: A page about ${topic}\ndescription: This page tells you everything that there is to know about ${topic}.\n---\n\n`;
}

/** A site with only these files, in a temporary folder. The blocks are the real ones. */
export function siteOf(files: Files) {
  return loadSite({ directory: testFolder(files).folder, codeDirectory: process.cwd() });
}

/** Returns the messages of some rules, or of all, about a site, with their files. */
export async function checkSite(site: Site, rules?: readonly string[]) {
  const files = await checkedFiles(site, rules);
  return files.flatMap((file) => file.messages.map((message) => Object.assign(message, { file: file.path })));
}

/**
 * Runs one rule on a site.
 * @param content the site's files, or the text of its only page
 * @returns `line:column marked text` for each finding; starts with the file where there are several
 */
async function findingsOf(ruleName: string, content: Files | string): Promise<string[]> {
  const files: Files = typeof content === 'string' ? { 'pages/a.mdx': content } : content;
  const hasSeveral = Object.keys(files).filter((file) => file.endsWith('.mdx')).length > 1;
  return (await checkSite(siteOf(files), [ruleName])).map(({ file, line, column, place }) => {
    const { start, end } = rangeOfMessage({ place });
    const marked = files[file]?.slice(start, end) ?? '';
    return `${hasSeveral ? `${file}:` : ''}${line}:${column} ${marked}`;
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
