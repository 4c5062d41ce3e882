import { parseFileContentFrontMatter } from '@docusaurus/utils/lib/markdownUtils';

/**
 * Reads front matter exactly as Docusaurus does; its main entry exports only an asynchronous version.
 * @throws Error for text that is not valid YAML
 */
export function readYaml(text: string): Record<string, unknown> {
  return parseFileContentFrontMatter(`---\n${text}\n---\n`).frontMatter;
}
