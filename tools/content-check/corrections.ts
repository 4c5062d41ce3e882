/** Corrections of findings, made in the files (`--fix`) or suggested on GitHub (`--rdjson`). */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { VFile } from 'vfile';
import type { VFileMessage } from 'vfile-message';
import { type Range, rangeOfMessage, replaced } from '../../lib/message';
import { lineEnd } from '../../lib/text';

/** Returns the correction for the range of a message, if it is certain. In a file that is not in UTF-8, none is. */
function correctionOf({ expected = [] }: VFileMessage, text: string): string | null {
  const [insert] = text.includes('\uFFFD') ? [] : expected;
  return insert?.replace(/\r?\n/g, text.includes('\r\n') ? '\r\n' : '\n') ?? null;
}

/**
 * Corrects checked files on disk, from the last correction to the first, and leaves every other byte unchanged.
 * @returns the number of corrections
 */
export function correctFiles(files: readonly VFile[]): number {
  let count = 0;
  for (const file of files) {
    const text = String(file);
    let corrected = text;
    // Of several insertions at one position, only one is made, because the others were meant for the text without it.
    let last = Number.POSITIVE_INFINITY;
    for (const message of [...file.messages].reverse()) {
      const range = rangeOfMessage(message);
      const insert = range.start < last ? correctionOf(message, text) : null;
      if (insert === null) continue;
      corrected = replaced(corrected, range, insert);
      last = range.start;
      count += 1;
    }
    const name = path.resolve(file.cwd, file.path);
    // Offsets start after the byte order mark.
    if (corrected !== text)
      writeFileSync(
        name,
        readFileSync(name, 'utf8').replace(text, () => corrected),
      );
  }
  return count;
}

interface Position {
  line: number;
  column: number;
}

type PositionRange = Record<'start' | 'end', Position>;

interface Diagnostic {
  message: string;
  location: { path: string; range: PositionRange };
  severity: 'ERROR' | 'WARNING';
  code: { value: string; url: string };
  suggestions?: { range: PositionRange; text: string }[];
}

type ChangedLines = ReadonlyMap<string, ReadonlySet<number>>;

/** A section of the handbook on GitHub, which does not publish it: `/handbook/pages#links` becomes `handbook/pages.mdx#links`. */
function handbookFile(section: string): string {
  const [, page = 'start', anchor = ''] = /^\/handbook(?:\/(\w+))?(#.*)?$/.exec(section) ?? [];
  return `handbook/${page}.mdx${anchor}`;
}

/** Returns a range as lines and columns from 1, columns in bytes of UTF-8; the end is the position after the last byte. */
function positionsOf(text: string, { start, end }: Range): PositionRange {
  const positionOf = (offset: number): Position => {
    const lines = text.slice(0, offset).split('\n');
    return { line: lines.length, column: Buffer.byteLength(lines.at(-1) ?? '') + 1 };
  };
  return { start: positionOf(start), end: positionOf(end) };
}

/** The lines that contain a range, from the start of the first to the line break of the last. */
function wholeLines(text: string, { start, end }: Range): Range {
  const to = lineEnd(text, end);
  return { start: text.slice(0, start).lastIndexOf('\n') + 1, end: text.charAt(to - 1) === '\r' ? to - 1 : to };
}

/** Returns findings with suggestions. Each replaces whole lines that no other suggestion replaces, because GitHub accepts one for each line. */
function diagnosticsOf(file: VFile, repository: string, changed?: ReadonlySet<number>): Diagnostic[] {
  const text = String(file);
  const last = text.trimEnd().length;
  const taken = new Set<number>();
  return file.messages.map((message) => {
    const { reason, ruleId = '', url = '/handbook', fatal } = message;
    const marked = rangeOfMessage(message);
    // GitHub does not count the empty line after the last line break.
    const range = { start: Math.min(marked.start, last), end: Math.min(marked.end, last) };
    const insert = correctionOf(message, text);
    const lines = wholeLines(text, range);
    const positions = positionsOf(text, lines);
    const { start: first, end: final } = positions;
    const numbers = Array.from({ length: final.line - first.line + 1 }, (_, index) => first.line + index);
    const isPossible = insert !== null && numbers.every((line) => !taken.has(line) && (changed?.has(line) ?? true));
    if (isPossible) for (const line of numbers) taken.add(line);
    const inLines = { start: marked.start - lines.start, end: marked.end - lines.start };
    const corrected = replaced(text.slice(lines.start, lines.end), inLines, insert ?? '');
    return {
      message: reason,
      location: { path: file.path, range: positionsOf(text, range) },
      severity: fatal ? 'ERROR' : 'WARNING',
      code: { value: ruleId, url: `${repository}${handbookFile(url)}` },
      ...(isPossible ? { suggestions: [{ range: positions, text: corrected }] } : {}),
    };
  });
}

/**
 * The findings of a check in reviewdog's Diagnostic Format (https://github.com/reviewdog/reviewdog/tree/master/proto/rdf), those on
 * changed lines first, and errors before warnings.
 * @param repository the address of the repository's files on GitHub; empty outside GitHub
 * @param changed the changed lines by file, which are the only ones that a suggestion may replace; by default all
 */
export function rdjson(files: readonly VFile[], repository: string, changed?: ChangedLines): string {
  const none: ReadonlySet<number> = new Set();
  const diagnostics = files.flatMap((file) =>
    diagnosticsOf(file, repository, changed && (changed.get(file.path) ?? none)),
  );
  const rank = ({ location: { path, range }, severity }: Diagnostic) =>
    (changed?.get(path)?.has(range.start.line) ? 0 : 2) + (severity === 'ERROR' ? 0 : 1);
  return JSON.stringify({
    source: { name: 'content' },
    diagnostics: diagnostics.sort((a, b) => rank(a) - rank(b)),
  });
}
