import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { company, origin } from '../../site/company';
import { footer } from '../../site/navigation';
import { htmlFile } from '../manifest/buildManifest';
import type { ManifestPage, PageManifest } from '../manifest/types';
import { markdownTwin } from './markdownTwin';

/** `/about` → `/about.md`, `/` → `/index.md`. */
export function twinPath(route: string): string {
  return `${route === '/' ? '/index' : route}.md`;
}

function entry({ route, title, description }: ManifestPage): string {
  return `- [${title}](${origin}${twinPath(route)}): ${description}`;
}

/** The list of a site's pages for language models (https://llmstxt.org): what may be left out stands under "Optional". */
export function llmsText(pages: readonly ManifestPage[]): string {
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

/** Writes `llms.txt`, and beside every page that search engines may list its words as Markdown. */
export async function writeTwins(outDirectory: string, { pages }: PageManifest): Promise<void> {
  const listed = pages.filter(({ isListed }) => isListed);
  for (const { route, url } of listed) {
    const file = path.join(outDirectory, twinPath(route));
    const twin = await markdownTwin(await readFile(htmlFile(outDirectory, route), 'utf8'), url);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, `${twin}\n---\n\n[${url}](${url})\n`);
  }
  await writeFile(path.join(outDirectory, 'llms.txt'), llmsText(listed));
}
