import path from 'node:path';
import type { ParseFrontMatter } from '@docusaurus/types';
import { parseDocument } from 'yaml';
import { explainIssue } from '../../lib/facts/explainIssue';
import { messagesAbout } from '../../lib/message';
import { pageRoute } from '../../lib/pageRoute';
import { parseFrontMatter } from '../../lib/pages';
import { checkFrontMatter, frontMatterSchema } from '../../src/seo/frontMatter';

/**
 * Returns a front matter parser for Docusaurus (https://docusaurus.io/docs/api/docusaurus-config#markdown) that rejects
 * invalid front matter. Docusaurus itself accepts unknown keys, requires none, and runs front matter that is JavaScript.
 * It gets the page's route as a slug, because its own for `pages/offers/index.mdx` ends in a slash.
 * @param hasDrafts whether the build contains drafts, which Docusaurus otherwise leaves out of every build
 * @returns a function that throws an Error with every error in a page's front matter
 */
export function parsePageFrontMatter(siteDirectory: string, hasDrafts: boolean): ParseFrontMatter {
  const pagesDirectory = path.join(siteDirectory, 'pages');

  return async (parameters) => {
    const result = await parseFrontMatter(parameters);
    const file = path.relative(pagesDirectory, parameters.filePath);
    if (file.startsWith(`..${path.sep}`)) return result;
    const slug = pageRoute(file);
    if (slug === null) {
      // Front matter can choose another syntax than MDX.
      if (Object.keys(result.frontMatter).length > 0)
        throw new Error(`pages/${file} is shared text and cannot have front matter.`);
      return result;
    }

    const { errors } = checkFrontMatter(result.frontMatter);
    if (errors.length > 0) {
      const [, yaml = ''] = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)^---/m.exec(parameters.fileContent) ?? [];
      const document = parseDocument(yaml);
      const explained = errors.flatMap(
        (issue) => explainIssue(issue, frontMatterSchema, document, messagesAbout(yaml))?.reason ?? [],
      );
      throw new Error(`The front matter of pages/${file} has errors:\n${explained.map((it) => `- ${it}`).join('\n')}`);
    }
    const { draft: _, ...withoutDraft } = result.frontMatter;
    return { ...result, frontMatter: { ...(hasDrafts ? withoutDraft : result.frontMatter), slug } };
  };
}
