import path from 'node:path';
import type { ParseFrontMatter } from '@docusaurus/types';
import { pageRoute } from '../../lib/pageRoute';
import { checkFrontMatter } from '../../src/seo/frontMatter';

/**
 * Docusaurus' hook for front matter (https://docusaurus.io/docs/api/docusaurus-config#markdown). Docusaurus accepts unknown
 * keys and requires none. This rejects a page with an unknown key, or without a title or a description.
 * @throws Error that names the file and every error in it.
 */
export function parsePageFrontMatter(siteDirectory: string): ParseFrontMatter {
  const pagesDirectory = path.join(siteDirectory, 'pages');

  return async (parameters) => {
    const result = await parameters.defaultParseFrontMatter(parameters);
    const file = path.relative(pagesDirectory, parameters.filePath);
    if (file.startsWith('..') || pageRoute(file) === null) return result;

    const { errors } = checkFrontMatter(result.frontMatter);
    if (errors.length > 0) {
      throw new Error(
        `The front matter of pages/${file} has errors:\n${errors.map(({ message }) => `- ${message}`).join('\n')}`,
      );
    }
    return result;
  };
}
