import type { Text } from '@codemirror/state';
import type { OutlinedLines } from '../../../plugins/desk/messages';
import { commonEnds } from '../commonEnds';
import type { PageOutline } from '../protocol';
import { elementsAt } from './editor/blockEdits';

/** Which lines of the page's text the page outlines. */

/** Returns the lines of the element at the cursor or, where the cursor is in its words, the cursor's line; null outside of elements. */
export function linesAt(doc: Text, outline: PageOutline | null, cursor: number): OutlinedLines {
  const [index = -1] = outline ? elementsAt(outline, cursor) : [];
  const element = outline?.elements[index];
  if (!element) return null;
  const { number, text } = doc.lineAt(Math.min(cursor, doc.length));
  const isInWords = number > doc.lineAt(element.tagEnd).number && number < element.endLine && text.trim() !== '';
  return isInWords ? { from: number, to: number } : { from: element.line, to: element.endLine };
}

/** Returns where these lines are in an earlier text; null if it does not have all of them. */
export function linesInShown(earlier: string, current: string, lines: OutlinedLines): OutlinedLines {
  if (!lines) return null;
  const lineInShown = linesOfShown(earlier, current);
  const [from, to] = [lineInShown(lines.from), lineInShown(lines.to)];
  return from && to ? { from, to } : null;
}

/**
 * Compares two texts. The returned function gives the line of the earlier one that is the same as a line of the current one, or on which
 * words were changed; null if the earlier text does not have it.
 */
export function linesOfShown(earlier: string, current: string): (line: number) => number | null {
  const [before, after] = [earlier.split('\n'), current.split('\n')];
  const { start, end } = commonEnds(before, after);
  const isOneLine = before.length === after.length && start + end + 1 === after.length;
  return (line) => {
    if (line <= start || isOneLine) return line;
    return line > after.length - end ? line - after.length + before.length : null;
  };
}
