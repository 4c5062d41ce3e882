import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { withWrittenDays } from './liveDays';

/** What a file looks like whose front matter is in another language than YAML: `---js`. */
const OTHER_LANGUAGE = /^\uFEFF?---(?![ \t]*(\r?\n|$))/;

/** Returns whether a file's first line names a language: Docusaurus' parser would run `---js` as a program. */
export function hasOtherLanguage(fileContent: string): boolean {
  return OTHER_LANGUAGE.test(fileContent);
}

/**
 * Reads the front matter of a file as Docusaurus does (https://docusaurus.io/docs/api/docusaurus-config#markdown), but only YAML.
 * @throws Error for front matter that is not valid YAML
 */
export const parseFrontMatter: typeof DEFAULT_PARSE_FRONT_MATTER = async (parameters) => {
  if (hasOtherLanguage(parameters.fileContent)) {
    throw new Error(`${parameters.filePath}: the first line is not "---". Front matter is written in YAML.`);
  }
  const { frontMatter, ...rest } = await DEFAULT_PARSE_FRONT_MATTER(parameters);
  return { ...rest, frontMatter: withWrittenDays(frontMatter, parameters.fileContent) };
};
