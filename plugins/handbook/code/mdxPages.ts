import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createSlugger, parseMarkdownFile } from '@docusaurus/utils';
import { parseFrontMatter } from '../../../lib/frontMatter';
import type { SearchEntry } from '../searchOptions';

const HEADING = /^#{2,4} (.+)$/;
const FENCE = /^\s*```/;

/** A page of the handbook that is an MDX file. */
export interface MdxPage {
  route: string;
  title: string;
  /** The file without its front matter. */
  content: string;
}

/** Reads all MDX files of a folder. */
export async function readMdxPages(folder: string): Promise<MdxPage[]> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.mdx'));
  return Promise.all(
    files.sort().map(async (file) => {
      const filePath = path.join(folder, file);
      const { frontMatter, content } = await parseMarkdownFile({
        filePath,
        fileContent: readFileSync(filePath, 'utf8'),
        parseFrontMatter,
      });
      const slug = String(frontMatter.slug ?? path.basename(file, '.mdx'));
      return {
        route: path.posix.join('/handbook', slug).replace(/\/$/, ''),
        title: String(frontMatter.title),
        content,
      };
    }),
  );
}

/** Removes the syntax of Markdown and MDX from a text. */
function plainText(markdown: string): string {
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

/** Splits a page at its headings. A line that starts with `#` in a code block is not a heading. */
function sectionsOf(content: string): { heading: string; text: string }[] {
  const sections: { heading: string; lines: string[] }[] = [{ heading: '', lines: [] }];
  let isCode = false;
  for (const line of content.split('\n')) {
    if (FENCE.test(line)) {
      isCode = !isCode;
      continue;
    }
    const heading = isCode ? undefined : HEADING.exec(line)?.[1];
    if (heading) sections.push({ heading: plainText(heading), lines: [] });
    else sections.at(-1)?.lines.push(line);
  }
  return sections.map(({ heading, lines }) => ({ heading, text: plainText(lines.join('\n')) }));
}

/** Returns a search entry for every section of a page. */
export function mdxPageEntries({ route, title, content }: MdxPage): SearchEntry[] {
  const slugger = createSlugger();
  return sectionsOf(content).map(({ heading, text }) => ({
    id: heading ? `${route}#${slugger.slug(heading)}` : route,
    page: title,
    heading: heading || title,
    text,
  }));
}
