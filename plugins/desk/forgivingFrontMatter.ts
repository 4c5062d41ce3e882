import path from 'node:path';
import type { ParseFrontMatter } from '@docusaurus/types';

const FRONT_MATTER = /^\uFEFF?---[^\n]*\n[\s\S]*?\n---[ \t]*(\r?\n|$)/;

/**
 * Lets the development server show a page whose front matter has errors, with the name of its file as the title. Otherwise it would not
 * start with such a page, nor serve the desk that corrects it.
 */
export function forgiving(parse: ParseFrontMatter): ParseFrontMatter {
  return async (parameters) => {
    try {
      return await parse(parameters);
    } catch {
      const { filePath, fileContent } = parameters;
      const content = fileContent.replace(FRONT_MATTER, '');
      return { frontMatter: { title: path.basename(filePath), description: '' }, content };
    }
  };
}
