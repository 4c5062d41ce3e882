import { checkFiles } from '../../tools/content-check/preset';
import { loadSite, type Site } from '../../tools/content-check/site';
import { testDirectory } from './testDirectory';

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
  return loadSite(testDirectory(files).directory);
}

/** Returns the messages of some rules, or of all, about a site, with their files. */
export async function checkSite(site: Site, rules?: readonly string[]) {
  const files = await checkFiles(site);
  return files
    .flatMap((file) => file.messages.map((message) => Object.assign(message, { file: file.path })))
    .filter(({ ruleId }) => !rules || rules.includes(ruleId ?? ''));
}
