import path from 'node:path';
import type { ParseFrontMatter } from '@docusaurus/types';
import { parseDocument } from 'yaml';
import { explainIssue } from '../../lib/facts/explainIssue';
import { isLive, pageRoute } from '../../lib/liveDays';
import { messagesAbout } from '../../lib/message';
import { parseFrontMatter } from '../../lib/pages';
import { checkFrontMatter, frontMatterSchema } from '../../src/seo/frontMatter';

/**
 * Returns a front matter parser for Docusaurus (https://docusaurus.io/docs/api/docusaurus-config#markdown) that rejects
 * invalid front matter. Docusaurus itself accepts unknown keys, requires none, and runs front matter that is JavaScript.
 * @param day the day whose pages a build contains; null for previews and development, which contain all
 * @returns a function that throws an Error with every error in a page's front matter
 */
export function parsePageFrontMatter(siteDirectory: string, day: string | null = null): ParseFrontMatter {
  const pagesDirectory = path.join(siteDirectory, 'pages');

  return async (parameters) => {
    const result = await parseFrontMatter(parameters);
    const file = path.relative(pagesDirectory, parameters.filePath);
    if (file.startsWith(`..${path.sep}`)) return result;
    if (pageRoute(file) === null) {
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
    // Docusaurus leaves drafts out of builds. It knows no days, and it does not know previews.
    const { draft: _, ...frontMatter } = result.frontMatter;
    const isLeftOut = day !== null && !isLive(result.frontMatter, day);
    return { ...result, frontMatter: isLeftOut ? { ...frontMatter, draft: true } : frontMatter };
  };
}
