import { lstatSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { VFile } from 'vfile';
import type { VFileMessage } from 'vfile-message';
import { type Range, rangeOfMessage, replaced } from '../../lib/message';

/** The text that messages are about. */
export interface CheckedText {
  text: string;
  /** The part of the text that a message marks. */
  rangeOf(message: VFileMessage): Range;
}

/** What to write in place of a part of a text. */
export interface Correction extends Range {
  insert: string;
  message: VFileMessage;
}

/** Reads a checked file, byte order mark included; null if it isn't a file in UTF-8, or has changed since. */
export function readChecked(file: VFile): CheckedText | null {
  const name = path.resolve(file.cwd, file.path);
  if (!lstatSync(name, { throwIfNoEntry: false })?.isFile()) return null;
  const bytes = readFileSync(name);
  const text = bytes.toString('utf8');
  // Messages about a page count from the end of its byte order mark.
  const before = text === `\uFEFF${file.value}` ? 1 : 0;
  if (!Buffer.from(text).equals(bytes) || text.slice(before) !== file.value) return null;
  const rangeOf = (message: VFileMessage) => {
    const { start, end } = rangeOfMessage(message);
    return { start: start + before, end: end + before };
  };
  return { text, rangeOf };
}

/**
 * The corrections that are certainly right: those of messages with exactly one. No two findings overlap; of several that
 * insert at one place, only the first counts, because the others were meant for the text without it.
 */
export function correctionsOf(messages: readonly VFileMessage[], { text, rangeOf }: CheckedText): Correction[] {
  const lineBreak = text.includes('\r\n') ? '\r\n' : '\n';
  const all = messages.flatMap((message): Correction[] => {
    const { expected = [] } = message;
    const [insert] = expected;
    if (insert === undefined || expected.length > 1) return [];
    return [{ ...rangeOf(message), insert: insert.replace(/\r?\n/g, lineBreak), message }];
  });
  const inOrder = all.sort((one, other) => one.start - other.start || one.end - other.end);
  return inOrder.filter(({ start }, index) => inOrder[index - 1]?.start !== start);
}

/** Makes corrections that don't overlap, in the order of their places. */
export function corrected(text: string, corrections: readonly Correction[]): string {
  return corrections.reduceRight((whole, correction) => replaced(whole, correction, correction.insert), text);
}

/**
 * Makes the corrections of checked files on disk. Every other byte stays.
 * @returns how many were made
 */
export function correctFiles(files: readonly VFile[]): number {
  let count = 0;
  for (const file of files) {
    const checked = file.messages.some(({ expected }) => expected) ? readChecked(file) : null;
    const corrections = checked ? correctionsOf(file.messages, checked) : [];
    if (!checked || corrections.length === 0) continue;
    writeFileSync(path.resolve(file.cwd, file.path), corrected(checked.text, corrections));
    count += corrections.length;
  }
  return count;
}
