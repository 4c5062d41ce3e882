import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuiltPage } from '../../../lib/builtPage';
import { company, origin } from '../../../src/site/company';
import { footer } from '../../../src/site/navigation';
import type { PageDescription } from '../describePage';
import { markdownPage } from './markdownPage';

/** Returns the path of a page's Markdown page: `/about` → `/about.md`, `/` → `/index.md`. */
function markdownPath(route: string): string {
  return `${route === '/' ? '/index' : route}.md`;
}

function entry({ route, title, description }: PageDescription): string {
  return `- [${title}](${origin}${markdownPath(route)}): ${description}`;
}

/** Lists the site's pages for language models (https://llmstxt.org). Pages that they may skip are under "Optional". */
function llmsText(pages: readonly PageDescription[]): string {
  const legal = new Set<string>(footer.legal.map(({ to }) => to));
  const main = pages.filter(({ route }) => !legal.has(route)).map(entry);
  const optional = pages.filter(({ route }) => legal.has(route)).map(entry);
  return `# ${company.brand}

> ${company.description}

${company.blurb} Contact: ${company.email}.

## Pages

${main.join('\n')}

## Optional

${optional.join('\n')}
`;
}

/** Writes the Markdown page of a page next to its HTML file. */
export async function writeMarkdownPage(
  outDirectory: string,
  { route, url }: Pick<PageDescription, 'route' | 'url'>,
  { $ }: BuiltPage,
): Promise<void> {
  const file = path.join(outDirectory, markdownPath(route));
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, `${markdownPage($, url)}\n---\n\n[${url}](${url})\n`);
}

/** Writes `llms.txt`, which lists the pages that search engines may list. */
export async function writeLlmsText(outDirectory: string, pages: readonly PageDescription[]): Promise<void> {
  const listed = pages.filter(({ isListed }) => isListed);
  await writeFile(path.join(outDirectory, 'llms.txt'), llmsText(listed));
}
