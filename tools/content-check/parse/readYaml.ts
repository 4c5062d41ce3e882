import { parseFileContentFrontMatter } from '@docusaurus/utils/lib/markdownUtils';

/**
 * Texts that are not valid YAML. Docusaurus reads them with gray-matter, which throws only once for each.
 * https://github.com/jonschlinkert/gray-matter/issues/166: remove when that is closed.
 */
const invalid = new Map<string, unknown>();

/**
 * Reads front matter exactly as Docusaurus does; its main entry exports only an asynchronous version.
 * @throws Error for text that is not valid YAML
 */
export function readYaml(text: string): Record<string, unknown> {
  if (invalid.has(text)) throw invalid.get(text);
  try {
    return parseFileContentFrontMatter(`---\n${text}\n---\n`).frontMatter;
  } catch (error) {
    invalid.set(text, error);
    throw error;
  }
}
