import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { parse } from 'yaml';
import type { ManifestSegment } from '../../../plugins/manifest/types';
import type { Redirect } from '../../../src/site/redirects';
import { leaves } from './factLeaves';
import { compareWords } from './words';

/** A text in the site's facts or code that differs. */
export interface FactChange {
  /** `src/site/sendMessages.yaml`. */
  file: string;
  /** Where it is in the file: `failureMessages › contact › network › text`; empty in code. */
  where: string;
  before: string;
  after: string;
}

const REDIRECTS = ['src/site/redirects.yaml', 'src/site/redirects.ts'];
const HAS_FACTS = /^src\/.*(?<!\.d)\.(tsx?|ya?ml)$/;
const COMMENT = /^\s*(#|\/\/|\/?\*).*$/gm;
const REDIRECT = /from:\s*['"]?([^\s'",}]+)['"]?,?\s*to:\s*['"]?([^\s'",}]+)/g;
/** A sentence, and not the name of something. */
const SENTENCE = /\p{L}\S*\s+\S*\p{L}/u;

/** Lists the sentences in code. */
function sentences(code: string): ManifestSegment[] {
  const found: ManifestSegment[] = [];
  const visit = (node: ts.Node): void => {
    if (
      ts.isStringLiteralLike(node) ||
      ts.isJsxText(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddleOrTemplateTail(node)
    ) {
      const text = node.text.replace(/\s+/g, ' ').trim();
      if (SENTENCE.test(text)) found.push({ tag: '', text });
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('code.tsx', code, ts.ScriptTarget.Latest));
  return found;
}

function textOf(siteDirectory: string, file: string): string {
  const full = path.join(siteDirectory, file);
  return existsSync(full) ? readFileSync(full, 'utf8') : '';
}

function factsIn(siteDirectory: string, file: string): ManifestSegment[] {
  const text = textOf(siteDirectory, file);
  return /\.ya?ml$/.test(file) ? leaves(parse(text)) : sentences(text);
}

/**
 * Compares the texts of facts and code in two states of the site. Some of them are on no page at rest: the messages of a
 * form, texts for screen readers.
 * @param changed relative paths of changed files
 */
export function compareFacts(directories: { before: string; after: string }, changed: readonly string[]): FactChange[] {
  const files = changed.filter((file) => HAS_FACTS.test(file) && !REDIRECTS.includes(file));
  return files.flatMap((file) =>
    compareWords(factsIn(directories.before, file), factsIn(directories.after, file)).changes.map(
      ({ before, after }) => ({
        file,
        where: (after ?? before)?.segment.tag ?? '',
        before: before?.segment.text ?? '',
        after: after?.segment.text ?? '',
      }),
    ),
  );
}

/** Reads the redirects of a state of the site; older states have them in code. */
export function siteRedirects(siteDirectory: string): Redirect[] {
  const text = REDIRECTS.map((file) => textOf(siteDirectory, file)).find(Boolean) ?? '';
  return [...text.replace(COMMENT, '').matchAll(REDIRECT)].map(([, from = '', to = '']) => ({ from, to }));
}
