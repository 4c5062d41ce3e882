import type { YAMLError } from 'yaml';
import { checkFrontMatter, type FrontMatterError, frontMatterKeys } from '../../../src/seo/frontMatter';
import { type FrontMatterBlock, keyRange, valueRange } from '../frontMatterBlock';
import { didYouMean, nearest } from '../nearest';
import type { Diagnostic, PageRule } from '../rule';

/** Messages for the YAML parser's error codes. */
const YAML_ERRORS: Record<string, string> = {
  BLOCK_AS_IMPLICIT_KEY: 'A value that contains a colon needs quotation marks: title: "One: two".',
  DUPLICATE_KEY: 'This key appears twice. Delete one of the two lines.',
  TAB_AS_INDENT: 'This line starts with a tab. Use spaces.',
  BAD_INDENT: 'This line is not indented like the line before it. Align the two.',
  MISSING_CHAR: 'Something is not closed here: a quotation mark, or a list that starts with "[".',
  BAD_SCALAR_START: 'A value cannot start with this character. Put the value in quotation marks.',
  MULTILINE_IMPLICIT_KEY: 'This line is not a "key: value". Is a colon missing here or on the line before?',
};

function messageFor({ code, message }: YAMLError): string {
  return YAML_ERRORS[code] ?? `The front matter cannot be read from here on (${message.split('\n')[0]}).`;
}

function yamlDiagnostics({ document, start }: FrontMatterBlock, source: string): Diagnostic[] {
  // One slip often causes several errors; the first has the best position.
  return document.errors.slice(0, 1).map((error) => {
    const from = Math.min(start + error.pos[0], source.length - 1);
    return { start: from, end: from + (/^.+/.exec(source.slice(from))?.[0].length ?? 1), message: messageFor(error) };
  });
}

const OPENING_LINE = { start: 0, end: 3 };

function diagnosticOf(block: FrontMatterBlock, { kind, path, message }: FrontMatterError): Diagnostic {
  const [key = ''] = path.map(String);
  if (kind === 'missing key') {
    return { ...(path.length > 1 ? valueRange(block, path.slice(0, -1)) : OPENING_LINE), message };
  }
  if (kind === 'wrong value' || path.length > 1) return { ...valueRange(block, path), message };
  const suggestion = nearest(key, frontMatterKeys);
  return { ...(keyRange(block, key) ?? OPENING_LINE), message: `${message}${didYouMean(suggestion)}`, suggestion };
}

/** Leaves out missing keys for which there is a misspelled one. */
function withoutMisspelled(errors: readonly FrontMatterError[]): FrontMatterError[] {
  const meant = new Set(
    errors.filter(({ kind }) => kind === 'unknown key').map(({ path }) => nearest(String(path[0]), frontMatterKeys)),
  );
  return errors.filter(({ kind, path }) => kind !== 'missing key' || !meant.has(String(path[0])));
}

/** Front matter: unknown and missing keys, wrong values, lengths. Docusaurus checks the handbook's. */
export const frontMatter: PageRule = {
  name: 'front-matter',
  severity: 'error',
  handbook: '/handbook/pages#front-matter',
  checkPage: ({ kind, source, frontMatter: block }) => {
    if (block && block.document.errors.length > 0) return yamlDiagnostics(block, source);
    if (kind !== 'page') return [];
    if (!block) {
      const message =
        'This page has no front matter. Start it with four lines: "---", "title: …", "description: …" and "---".';
      return [{ start: 0, end: 1, message }];
    }
    return withoutMisspelled(checkFrontMatter(block.values).errors).map((error) => diagnosticOf(block, error));
  },
};
