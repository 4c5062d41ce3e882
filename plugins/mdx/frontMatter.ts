import path from 'node:path';
import type { ParseFrontMatter } from '@docusaurus/types';
import { parseFileContentFrontMatter } from '@docusaurus/utils/lib/markdownUtils';
import * as v from 'valibot';
import type { VFileMessage } from 'vfile-message';
import { parseDocument } from 'yaml';
import { reportIssue } from '../../lib/facts/reportIssue';
import { keyRange, reportYaml, valueRange } from '../../lib/facts/yaml';
import { posixPath } from '../../lib/files';
import { reporter } from '../../lib/message';
import type { TextRange } from '../../lib/range';
import { withoutByteOrderMark } from '../../lib/text';
import { pageRoute } from '../../lib/urls';
import { frontMatterSchema } from '../../src/seo/frontMatter';

/** The front matter of a page: the text between its `---` lines. */
export interface ParsedFrontMatter extends TextRange {
  /** Whether the page has front matter. */
  exists: boolean;
  /** The values by key, as Docusaurus reads them; none for a text that is not valid YAML. */
  values: Record<string, unknown>;
  /** What YAML refuses, or reads differently than its writer meant. */
  yamlErrors: readonly VFileMessage[];
  /** The YAML errors, and what the schema of a page refuses. */
  errors: readonly VFileMessage[];
  /** The range of a value in the file, or of the nearest existing value around it. */
  rangeOf(...keys: (string | number)[]): TextRange;
}

/** Docusaurus would run `---js` as a program. */
const FRONT_MATTER = /^(---[ \t]*\w*[ \t]*\r?\n)([\s\S]*?)(?:\r?\n)?^---[ \t]*$/m;
const MISSING_FRONT_MATTER =
  'This page does not start with its front matter. Its first four lines are "---", "title: …", "description: …" and "---", with exactly three hyphens.';

function valuesOf(text: string): Record<string, unknown> {
  try {
    // As Docusaurus does; its main entry exports only an asynchronous version.
    return parseFileContentFrontMatter(`---\n${text}\n---\n`).frontMatter;
  } catch {
    return {};
  }
}

/** Reads the front matter of a page's text, which has no byte order mark. */
export function readFrontMatter(source: string): ParsedFrontMatter {
  const errors: VFileMessage[] = [];
  const match = FRONT_MATTER.exec(source);
  const [, opening = '', text = ''] = match ?? [];
  // A `---` at the start may also be a thematic break.
  if (match?.index !== 0 || /\n[ \t]*\r?\n[ \t]*(import\b|<[A-Z])/.test(text)) {
    // Other findings about these lines would be about what they are without front matter, such as a heading.
    const range = { start: 0, end: Math.max(source.search(/\n\s*\n|$/), 1) };
    reporter(source, errors)(range, MISSING_FRONT_MATTER);
    return { start: 0, end: 0, exists: false, values: {}, yamlErrors: [], errors, rangeOf: () => range };
  }
  const [start, end] = [opening.length, opening.length + text.length];
  const document = parseDocument(text, { prettyErrors: false });
  if (opening.trim() !== '---') {
    const reason = 'The first line must be "---" and nothing else. Delete the rest of the line.';
    reporter(source, errors)({ start: 0, end: opening.trimEnd().length }, { reason, correction: '---' });
  }
  const report = reporter(source, errors, start);
  reportYaml(text, document, report);
  const yamlErrors = [...errors];
  const values = valuesOf(text);
  // A line that YAML cannot read may contain the missing key or the right value.
  const { issues = [] } = errors.length > 0 ? {} : v.safeParse(frontMatterSchema, values, { abortPipeEarly: true });
  for (const issue of issues) reportIssue(issue, frontMatterSchema, document, report);
  return {
    start,
    end,
    exists: true,
    values,
    yamlErrors,
    errors,
    rangeOf(...keys) {
      if (keys[0] === undefined || !keyRange(document, [keys[0]])) return { start: 0, end: 3 };
      const range = valueRange(document, keys);
      return { start: start + range.start, end: start + range.end };
    },
  };
}

/**
 * Returns a front matter parser for Docusaurus (https://docusaurus.io/docs/api/docusaurus-config#markdown) that rejects
 * invalid front matter. Docusaurus itself accepts unknown keys, requires none, and runs front matter that is JavaScript.
 * It gets the page's route as a slug, because its own for `pages/offers/index.mdx` ends in a slash.
 * @param hasDrafts whether the build contains drafts, which Docusaurus otherwise leaves out of every build
 * @returns a function that throws an Error with every error in a page's front matter
 */
export function frontMatterParser(siteDirectory: string, hasDrafts: boolean): ParseFrontMatter {
  return async ({ filePath, fileContent }) => {
    const source = withoutByteOrderMark(fileContent);
    const file = posixPath(path.relative(siteDirectory, filePath));
    const isInPages = file.startsWith('pages/');
    const slug = isInPages ? pageRoute(file.slice('pages/'.length)) : null;
    const opens = source.startsWith('---');
    // Front matter can choose another syntax than MDX.
    if (isInPages && slug === null && opens) throw new Error(`${file} is shared text and cannot have front matter.`);
    const { exists, errors, yamlErrors } = readFrontMatter(source);
    const refused = slug !== null || (opens && !exists) ? errors : yamlErrors;
    if (refused.length > 0) {
      const lines = refused.map(({ line, reason }) => `- line ${line}: ${reason}`);
      throw new Error(`The front matter of ${file} has errors:\n${lines.join('\n')}`);
    }
    const { content, frontMatter } = parseFileContentFrontMatter(source);
    const { draft: _, ...withoutDraft } = frontMatter;
    return { content, frontMatter: { ...(hasDrafts ? withoutDraft : frontMatter), ...(slug !== null && { slug }) } };
  };
}
