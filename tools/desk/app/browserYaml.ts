/**
 * Takes the place of `@docusaurus/utils/lib/markdownUtils` in the browser, for the parts of the content check that run there.
 * Docusaurus reads front matter with another YAML library, and the server's check uses that.
 */
import { parse } from 'yaml';

export function parseFileContentFrontMatter(text: string): { frontMatter: Record<string, unknown>; content: string } {
  const [, yaml = ''] = /^---[ \t]*\n([\s\S]*?)\n---/.exec(text) ?? [];
  return { frontMatter: parse(yaml) ?? {}, content: '' };
}
