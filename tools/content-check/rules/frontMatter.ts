import { didYouMean, nearest } from '../../../lib/nearest';
import { checkFrontMatter, type FrontMatterError, frontMatterKeys } from '../../../src/seo/frontMatter';
import { isUnreadable } from '../page';
import { type FrontMatterBlock, keyRange, valueRange } from '../parse/frontMatterBlock';
import type { Diagnostic, PageRule } from '../rule';
import { missingCharacters } from '../titleFont';

const OPENING_LINE = { start: 0, end: 3 };
const meantKey = (key: string) => nearest(key, frontMatterKeys);

function diagnosticOf(block: FrontMatterBlock, { kind, path, message }: FrontMatterError): Diagnostic {
  const [key = ''] = path.map(String);
  const place = keyRange(block, key) ?? OPENING_LINE;
  if (kind === 'missing key')
    return { ...(path.length > 1 ? valueRange(block, path.slice(0, -1)) : OPENING_LINE), message };
  if (kind === 'unknown key' && path.length === 1) {
    const suggestion = meantKey(key);
    const advice = suggestion ? didYouMean(suggestion) : ` Delete it, or write one of: ${frontMatterKeys.join(', ')}.`;
    return { ...place, message: `Unknown front matter key "${key}".${advice}`, suggestion };
  }
  const range = valueRange(block, path);
  const value = block.values[key];
  if (value === null || value === undefined || value === '')
    return { ...range, message: `Nothing follows "${key}:". Write its text, or delete the line.` };
  return { ...range, message };
}

/** Leaves out missing keys for which there is a misspelled one. */
function withoutMisspelled(errors: readonly FrontMatterError[]): FrontMatterError[] {
  const meant = new Set(errors.flatMap(({ kind, path }) => (kind === 'unknown key' ? meantKey(String(path[0])) : [])));
  return errors.filter(({ kind, path }) => kind !== 'missing key' || !meant.has(String(path[0])));
}

/** What search results and browser tabs would show as it is written. */
const MARKDOWN = /^[“”„«].*[“”»]$|\*\*|__|`|(?:^|\s)[*_]\w[^*_]*[*_](?:\s|$)|\]\(|<\/?\w+[^>]*>|\{[^}]*\}|&#?\w+;/;

function textDiagnostics(block: FrontMatterBlock): Diagnostic[] {
  const { title, image, noindex } = block.values;
  const found = ['title', 'description', 'service']
    .filter((key) => MARKDOWN.test(String(block.values[key])))
    .map((key): Diagnostic => {
      const message = 'Search results would show these characters as they are written. Write plain words.';
      return { ...valueRange(block, [key]), message, severity: 'warning' };
    });
  const missing = typeof title !== 'string' || image || noindex === true ? [] : missingCharacters(title);
  if (missing.length === 0) return found;
  const message = `The heading font has no ${missing.join(' ')}, so the sharing image cannot be drawn. Write the title without it.`;
  return [...found, { ...valueRange(block, ['title']), message }];
}

/** Front matter: what the build refuses, and texts that search results would show with characters of Markdown. */
export const frontMatter: PageRule = {
  name: 'front-matter',
  severity: 'error',
  handbook: '/handbook/pages#front-matter',
  checkPage: ({ kind, source, frontMatter: block, frontMatterProblems }) => {
    if (isUnreadable(source)) return [];
    if (kind === 'shared') {
      const message = 'A shared text has no front matter. Delete the lines from the first "---" to the second.';
      return block ? [{ ...OPENING_LINE, message }] : [];
    }
    if (!block || kind !== 'page') return frontMatterProblems;
    // A line that cannot be read may be the key that is missing, or the value that is wrong.
    const isRead = frontMatterProblems.length === 0;
    const errors = withoutMisspelled(checkFrontMatter(block.values).errors).filter(
      ({ kind: what, path }) => isRead || (what === 'unknown key' && path.length === 1),
    );
    const others = [...errors.map((error) => diagnosticOf(block, error)), ...textDiagnostics(block)];
    return [
      ...frontMatterProblems,
      ...others.filter(({ start }) => !frontMatterProblems.some((it) => it.start === start)),
    ];
  },
};
