/** Corrections of findings, made in the files (`--fix`) or suggested on GitHub (`--rdjson`). */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { VFile } from 'vfile';
import type { VFileMessage } from 'vfile-message';
import { rangeOfMessage } from '../../lib/message';
import { replaceRange, type TextRange } from '../../lib/range';

/** Returns the correction for the range of a message, if it is certain. In a file that is not in UTF-8, none is. */
function correctionOf({ expected = [] }: VFileMessage, text: string): string | null {
  const [correction] = text.includes('\uFFFD') ? [] : expected;
  return correction?.replace(/\r?\n/g, text.includes('\r\n') ? '\r\n' : '\n') ?? null;
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
      const correction = range.start < last ? correctionOf(message, text) : null;
      if (correction === null) continue;
      corrected = replaceRange(corrected, range, correction);
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

/** A section of the handbook in the repository, because the live site has none: `/handbook/pages#links` becomes `handbook/pages.mdx#links`. */
function handbookFile(section: string): string {
  const [, page = 'start', anchor = ''] = /^\/handbook(?:\/(\w+))?(#.*)?$/.exec(section) ?? [];
  return `handbook/${page}.mdx${anchor}`;
}

/** Returns a range as lines and columns from 1, columns in bytes of UTF-8; the end is the position after the last byte. */
function positionsOf(text: string, { start, end }: TextRange) {
  const positionOf = (offset: number) => {
    const lines = text.slice(0, offset).split('\n');
    return { line: lines.length, column: Buffer.byteLength(lines.at(-1) ?? '') + 1 };
  };
  return { start: positionOf(start), end: positionOf(end) };
}

function diagnosticsOf(file: VFile) {
  const text = String(file);
  // GitHub does not count the empty line after the last line break.
  const last = text.trimEnd().length;
  return file.messages.map((message) => {
    const { reason, ruleId, url = '/handbook', fatal } = message;
    const marked = rangeOfMessage(message);
    const range = positionsOf(text, { start: Math.min(marked.start, last), end: Math.min(marked.end, last) });
    const correction = correctionOf(message, text);
    return {
      message: reason,
      location: { path: file.path, range },
      severity: fatal ? 'ERROR' : 'WARNING',
      code: { value: ruleId, url: handbookFile(url) },
      suggestions: correction === null ? [] : [{ range, text: correction }],
    };
  });
}

/**
 * The findings of a check in reviewdog's Diagnostic Format (https://github.com/reviewdog/reviewdog/tree/master/proto/rdf), errors first.
 * reviewdog itself leaves out what is not on lines of the pull request.
 */
export function rdjson(files: readonly VFile[]): string {
  const diagnostics = files.flatMap(diagnosticsOf).sort((a, b) => a.severity.localeCompare(b.severity));
  return JSON.stringify({ source: { name: 'content' }, diagnostics });
}
