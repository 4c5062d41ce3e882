import path from 'node:path';
import type { ParseFrontMatter } from '@docusaurus/types';
import { pageRoute } from '../../lib/pageRoute';
import { checkFrontMatter } from '../../src/seo/frontMatter';

/**
 * Returns a front matter parser for Docusaurus (https://docusaurus.io/docs/api/docusaurus-config#markdown) that rejects
 * invalid front matter. Docusaurus itself accepts unknown keys and requires none.
 * @returns a function that throws an Error with every error in a page's front matter
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
