import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createSlugger, DEFAULT_PARSE_FRONT_MATTER, parseMarkdownFile } from '@docusaurus/utils';
import type { SearchEntry } from '../searchOptions';

const HANDBOOK = '/handbook';
const HEADING = /^#{2,4} (.+)$/;
const FENCE = /^\s*```/;

/** Words without the marks of Markdown and MDX. */
function plain(markdown: string): string {
  return markdown
    .replace(/^(import|export) .*$/gm, '')
    .replace(/<[A-Z]\w*[^>]*\/>/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\s*([-*>]|#+|\d+\.|\|[-| ]+\|$)\s*/gm, '')
    .replace(/[`*|]/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&#123;', '{')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The parts of a Markdown text, each with its heading; a `#` in a code block is none. */
function partsOf(content: string): { heading: string; text: string }[] {
  const parts: { heading: string; lines: string[] }[] = [{ heading: '', lines: [] }];
  let isCode = false;
  for (const line of content.split('\n')) {
    if (FENCE.test(line)) {
      isCode = !isCode;
      continue;
    }
    const heading = isCode ? undefined : HEADING.exec(line)?.[1];
    if (heading) parts.push({ heading: plain(heading), lines: [] });
    else parts.at(-1)?.lines.push(line);
  }
  return parts.map(({ heading, lines }) => ({ heading, text: plain(lines.join('\n')) }));
}

function addressOf(file: string, slug: unknown): string {
  if (typeof slug === 'string') return path.posix.join(HANDBOOK, slug).replace(/\/$/, '');
  return path.posix.join(HANDBOOK, file.replace(/(\/?index)?\.mdx$/, ''));
}

/**
 * What a search finds in the pages of the handbook that are written by hand: every heading with its words.
 * @param folder the handbook's pages
 */
export async function pageEntries(folder: string): Promise<SearchEntry[]> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.mdx'));
  const entries = await Promise.all(
    files.sort().map(async (file) => {
      const filePath = path.join(folder, file);
      const { frontMatter, content } = await parseMarkdownFile({
        filePath,
        fileContent: readFileSync(filePath, 'utf8'),
        parseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
      });
      const address = addressOf(file.split(path.sep).join('/'), frontMatter.slug);
      const slugger = createSlugger();
      const page = String(frontMatter.title);
      return partsOf(content).map(({ heading, text }) => ({
        id: heading ? `${address}#${slugger.slug(heading)}` : address,
        page,
        heading: heading || page,
        text,
      }));
    }),
  );
  // A page that only shows data has no words of its own.
  return entries.flat().filter(({ page, heading, text }) => text || heading !== page);
}
