/** Reads a JSON list of texts, checks each as the text of one page of the site, and writes a JSON list of what is found in each. */
import { readFileSync } from 'node:fs';
import { checkFile } from '../../tools/content-check/preset';
import { loadSite, withPage } from '../../tools/content-check/site';
import { readPage, readPages } from '../../tools/pages/sourceFile';

const FILE = 'pages/row.mdx';
const pageOf = (text: string) => readPage(FILE, text);

async function main(): Promise<void> {
  const [first = '', ...others]: string[] = JSON.parse(readFileSync(0, 'utf8'));
  const directory = process.cwd();
  const site = loadSite(directory, undefined, [...readPages(directory), pageOf(first)]);
  const found = [];
  for (const text of [first, ...others]) {
    const { messages } = await checkFile(withPage(site, pageOf(text)), FILE);
    found.push(messages.map((message) => ({ ...message, expected: message.expected ?? [] })));
  }
  process.stdout.write(JSON.stringify(found));
}

void main();
