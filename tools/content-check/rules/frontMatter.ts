import type { YAMLError } from 'yaml';
import { checkFrontMatter, type FrontMatterError, frontMatterKeys } from '../../../src/seo/frontMatter';
import { type FrontMatterBlock, keyRange, valueRange } from '../frontMatterBlock';
import { didYouMean, nearest } from '../nearest';
import type { Diagnostic, PageRule } from '../rule';

/** What the YAML parser says, and what it means. The first that fits counts. */
const YAML_ERRORS: readonly [code: string, message: string][] = [
  [
    'BLOCK_AS_IMPLICIT_KEY',
    'A colon in a value starts something else. Put quotes around the value: title: "One: two".',
  ],
  ['DUPLICATE_KEY', 'This key stands here twice. Keep one of the two lines.'],
  ['TAB_AS_INDENT', 'A line starts with a tab. Use spaces.'],
  ['BAD_INDENT', 'This line starts further right or left than it should. Start it like the line before.'],
  ['MISSING_CHAR', 'Something is not closed here: a quote, or a list that starts with "[".'],
  ['BAD_SCALAR_START', 'A value cannot start with this sign. Put quotes around the value.'],
  ['MULTILINE_IMPLICIT_KEY', 'This line is no "key: value". Is its colon missing, or the one of the line before?'],
];

function inWords({ code, message }: YAMLError): string {
  const known = YAML_ERRORS.find(([name]) => name === code)?.[1];
  return known ?? `The front matter cannot be read here (${message.split('\n')[0]}).`;
}

function yamlProblems({ document, start }: FrontMatterBlock, source: string): Diagnostic[] {
  // One slip often makes several errors; the first is the one that says where.
  return document.errors.slice(0, 1).map((error) => {
    const from = Math.min(start + error.pos[0], source.length - 1);
    return { start: from, end: from + (/^.+/.exec(source.slice(from))?.[0].length ?? 1), message: inWords(error) };
  });
}

const OPENING_LINE = { start: 0, end: 3 };

function problemOf(block: FrontMatterBlock, { kind, path, message }: FrontMatterError): Diagnostic {
  const [key = ''] = path.map(String);
  if (kind === 'missing key') {
    return { ...(path.length > 1 ? valueRange(block, path.slice(0, -1)) : OPENING_LINE), message };
  }
  if (kind === 'wrong value' || path.length > 1) return { ...valueRange(block, path), message };
  const suggestion = nearest(key, frontMatterKeys);
  return { ...(keyRange(block, key) ?? OPENING_LINE), message: `${message}${didYouMean(suggestion)}`, suggestion };
}

/** A misspelled key explains the one that is missing for it. */
function withoutExplained(mistakes: readonly FrontMatterError[]): FrontMatterError[] {
  const meant = new Set(
    mistakes.filter(({ kind }) => kind === 'unknown key').map(({ path }) => nearest(String(path[0]), frontMatterKeys)),
  );
  return mistakes.filter(({ kind, path }) => kind !== 'missing key' || !meant.has(String(path[0])));
}

/** The lines between `---`: unknown and missing keys, wrong values, lengths. The handbook's are the docs plugin's. */
export const frontMatter: PageRule = {
  name: 'front-matter',
  severity: 'error',
  handbook: '/handbook/pages#front-matter',
  checkPage: ({ kind, source, frontMatter: block }) => {
    if (block && block.document.errors.length > 0) return yamlProblems(block, source);
    if (kind !== 'page') return [];
    if (!block) {
      const message =
        'The page has no front matter. Begin it with four lines: "---", "title: …", "description: …" and "---".';
      return [{ start: 0, end: 1, message }];
    }
    return withoutExplained(checkFrontMatter(block.values).errors).map((mistake) => problemOf(block, mistake));
  },
};
